import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { assetsBefore } from './assets-before.ts';
import { browserWords } from './browser-words.ts';
import { chunkGroups, chunkGroupsMatch } from './chunk-groups.ts';
import { inlineClaims } from './inline-claims.ts';
import { lightContract } from './light-contract.ts';
import { lightRouter } from './light-router.ts';
import { offlineWorker } from './offline-worker.ts';
import { prerenderedPages } from './prerendered-pages.ts';
import { routeWords } from './route-words.ts';
import { writeCompressed } from './write-compressed.ts';

const repository = join(import.meta.dirname, '../..');
const server = 'http://127.0.0.1:3000';
/** Not for prerendering, which is a build for Node. */
const toBrowser: Plugin['apply'] = (config, { command }) =>
  command === 'build' && !config.build?.ssr;

/**
 * Declares the order of the cascade layers at the top of each stylesheet. The page links the parts'
 * stylesheets before the base's, so otherwise the first one would set another order.
 */
const layersFirst: Plugin = {
  name: 'layers-first',
  apply: toBrowser,
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
      file.source = `@layer reset,tokens,base,components,pages;${Buffer.from(file.source).toString()}`;
    }
  },
};

/**
 * Compresses the finished files once, at the highest level, so that the server need not do it per
 * request.
 */
const compressed: Plugin = {
  name: 'compressed',
  apply: toBrowser,
  // Earlier, stylesheets still contain Vite's own markers.
  async writeBundle({ dir = '' }, bundle) {
    const names = [...Object.keys(bundle), 'favicon.svg'];
    for (const name of names.filter((each) => /\.(js|css|svg|html)$/.test(each))) {
      const path = join(dir, name);
      await writeCompressed(path, await readFile(path, 'utf8'));
    }
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    lightContract,
    lightRouter,
    inlineClaims,
    routeWords(),
    react(),
    layersFirst,
    babel({ presets: [linguiTransformerBabelPreset({}, { cwd: repository })] }),
    lingui({ cwd: repository, failOnCompileError: true }),
    browserWords,
    chunkGroupsMatch,
    compressed,
    prerenderedPages,
    offlineWorker,
    assetsBefore(join(repository, '.cache', 'assets-before')),
  ],
  // Lingui brings a copy of the hook for React 17: half a kilobyte on every page.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  build: {
    // The first browsers with cascade layers, which all styles need.
    target: ['chrome99', 'firefox98', 'safari15.4'],
    // The Content-Security-Policy allows no inline data for scripts and styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Each page loads the names of all parts: 42 bits are enough to tell versions apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/sandbox': server,
    },
  },
});
