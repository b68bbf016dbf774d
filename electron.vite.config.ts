import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';

const at = (path: string): string => resolve(import.meta.dirname, path);

export default defineConfig({
  main: {
    build: {
      outDir: at('out/main'),
      sourcemap: true,
      rollupOptions: {
        input: {
          electron: at('src/main/shell/electron-main.ts'),
          browser: at('src/main/shell/browser-main.ts'),
          opponent: at('src/main/workers/opponent.ts'),
        },
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
      },
    },
  },
  preload: {
    build: {
      outDir: at('out/preload'),
      // A sandboxed preload can load no modules: one CommonJS file with all that it needs.
      externalizeDeps: false,
      rollupOptions: {
        input: { bridge: at('src/preload/bridge.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: at('src/renderer'),
    // The page is served below a path that holds the token, and from app:// too.
    base: './',
    publicDir: at('assets/public'),
    plugins: [react()],
    build: {
      outDir: at('out/renderer'),
      minify: true,
      sourcemap: false,
      // CSP forbids data: scripts; fonts and pictures stay files.
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 1500,
      rollupOptions: { input: { index: at('src/renderer/index.html') } },
    },
    worker: { format: 'es' },
  },
});
