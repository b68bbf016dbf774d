import type { GalleryProps } from './SeaGallery';

export function CardGallery({ onReady }: GalleryProps) {
  onReady();
  return null;
}
