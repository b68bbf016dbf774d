import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const at = (path: string): string => resolve(import.meta.dirname, path);

/** `npx vite build -c src/renderer/gallery/vite.config.ts`: the development page alone, into .cache. */
export default defineConfig({
  root: at('..'),
  base: './',
  publicDir: false,
  plugins: [react()],
  build: {
    outDir: at('../../../.cache/gallery'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 3000,
    rollupOptions: { input: { gallery: at('../gallery.html') } },
  },
  worker: { format: 'es' },
});
