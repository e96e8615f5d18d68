import { join } from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const repository = join(import.meta.dirname, '../..');
const server = 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    babel({ presets: [linguiTransformerBabelPreset({}, { cwd: repository })] }),
    lingui({ cwd: repository, failOnCompileError: true }),
  ],
  build: {
    // Android 8 with a browser of its time: private fields and optional chaining are there.
    target: ['chrome87', 'firefox78', 'safari14'],
    // The content security policy allows no inline data for scripts and styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/sandbox': server,
    },
  },
});
