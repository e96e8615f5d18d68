import { defineConfig } from 'vite';

/** `npx vite packages/ui/gallery` shows the gallery; a browser test builds and checks it. */
export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic' } },
  // As in the app, whose Content-Security-Policy allows no inline data.
  build: { assetsInlineLimit: 0 },
});
