import { defineConfig } from 'vite';

/** `npx vite packages/ui/gallery` shows the gallery; a browser test builds it to look at it. */
export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic' } },
  // As in the app, whose content security policy allows no inline data.
  build: { assetsInlineLimit: 0 },
});
