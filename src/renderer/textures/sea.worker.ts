/// <reference lib="webworker" />
import fellItalic from '@fontsource/im-fell-dw-pica/files/im-fell-dw-pica-latin-400-italic.woff2';
import fell from '@fontsource/im-fell-dw-pica/files/im-fell-dw-pica-latin-400-normal.woff2';
import caps from '@fontsource/im-fell-english-sc/files/im-fell-english-sc-latin-400-normal.woff2';
import { paintChart, paintNightSea } from './paint/sea';
import type { SeaJob, SeaPicture } from './sea-painter';

declare const self: DedicatedWorkerGlobalScope;

const fonts = [
  new FontFace('IM Fell DW Pica', `url(${fell})`),
  new FontFace('IM Fell DW Pica', `url(${fellItalic})`, { style: 'italic' }),
  new FontFace('IM Fell English SC', `url(${caps})`),
];
/** Text on a canvas needs its font before the first stroke. A font that can't be had only costs its looks. */
const fontsReady = Promise.allSettled(
  fonts.map(async (font) => {
    await font.load();
    self.fonts.add(font);
  }),
);

self.onmessage = async ({ data }: MessageEvent<SeaJob>) => {
  if (data.kind === 'chart') await fontsReady;
  const canvas = (data.kind === 'chart' ? paintChart : paintNightSea)(data.plan, data.detail);
  const bitmap = await createImageBitmap(canvas, { imageOrientation: 'flipY' });
  const picture: SeaPicture = { id: data.id, bitmap };
  self.postMessage(picture, [bitmap]);
};
