import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const repository = join(import.meta.dirname, '../..');
const server = 'http://127.0.0.1:3000';

/**
 * Puts the order of the cascade layers at the head of each stylesheet. The page links the parts'
 * stylesheets before the base's: without this the first one met would set another order.
 */
const layersFirst: Plugin = {
  name: 'layers-first',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
      file.source = `@layer reset,tokens,base,components,pages;${Buffer.from(file.source).toString()}`;
    }
  },
};

/** Compresses the finished files once, as small as can be, so that the server need not at each request. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  // Earlier, stylesheets still hold marks that Vite takes out when it writes them.
  async writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle).filter((each) => /\.(js|css)$/.test(each))) {
      const path = join(dir, name);
      const source = await readFile(path);
      await writeFile(`${path}.br`, brotliCompressSync(source));
      await writeFile(`${path}.gz`, gzipSync(source, { level: 9 }));
    }
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    layersFirst,
    babel({ presets: [linguiTransformerBabelPreset({}, { cwd: repository })] }),
    lingui({ cwd: repository, failOnCompileError: true }),
    compressed,
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
