import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { appNow } from './early-scripts.ts';
import { manifestOf } from './manifests.ts';
import { writeCompressed } from './write-compressed.ts';

const locales = ['en', 'rw', 'fr'] as const;
/** Pages that must open offline, on a device that has seen only one page. */
const alwaysThere = ['offline', 'emergency', 'contact'] as const;
/** Files whose names do not contain a content hash. */
const unhashed = ['/favicon.svg', ...locales.map(manifestOf)];

const digest = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 16);

/**
 * The prerendered offline page as the frame of any page: scripts replace it by that page once they
 * have all of it, instead of hydrating it.
 */
function frameOf(drawn: string): string {
  return appNow(drawn)
    .replace(/\n\s*<(link rel="(canonical|alternate)"|meta (property="og:|name="twitter:)).*/g, '')
    .replace('</head>', '  <meta name="robots" content="noindex" />\n  </head>')
    .replace('<div id="root" data-drawn>', '<div id="root" data-frame>');
}

/** The hashed files that pages and stylesheets refer to. */
async function assetsOf(dist: string, pages: readonly string[]): Promise<string[]> {
  const named = pages.flatMap((html) => html.match(/\/assets\/[\w.-]+\.(js|css)/g) ?? []);
  const styles = named.filter((name) => name.endsWith('.css'));
  const sheets = await Promise.all(styles.map((name) => readFile(join(dist, name), 'utf8')));
  const fonts = sheets.flatMap((css) => css.match(/\/assets\/[\w.-]+\.woff2/g) ?? []);
  return [...new Set([...named, ...fonts])].sort();
}

/**
 * Builds the service worker after the pages are prerendered, with its precache list: the frame, the
 * emergency and contact pages and their messages in three languages. Any changed file of the build makes a new
 * worker.
 */
export const offlineWorker: Plugin = {
  name: 'offline-worker',
  apply: (config, { command }) => command === 'build' && !config.build?.ssr,
  writeBundle: {
    order: 'post',
    sequential: true,
    async handler({ dir = '' }, bundle) {
      const read = (locale: string, page: string) =>
        readFile(join(dir, 'pages', locale, `${page}.html`), 'utf8');
      const pages = await Promise.all(
        locales.flatMap((locale) => alwaysThere.map((page) => read(locale, page))),
      );
      const shell: { url: string; revision: string | null }[] = [];
      for (const url of await assetsOf(dir, pages)) shell.push({ url, revision: null });
      for (const url of unhashed) {
        shell.push({ url, revision: digest(await readFile(join(dir, url))) });
      }
      for (const locale of locales) {
        const frame = frameOf(await read(locale, 'offline'));
        const url = `/offline.${locale}.html`;
        await writeCompressed(join(dir, url), frame);
        shell.push({ url, revision: digest(frame) });
      }
      await build({
        configFile: false,
        root: import.meta.dirname,
        logLevel: 'warn',
        define: {
          'process.env.NODE_ENV': '"production"',
          __SHELL__: JSON.stringify(shell),
          __BUILD__: JSON.stringify(digest(Object.keys(bundle).sort().join())),
        },
        build: {
          outDir: dir,
          emptyOutDir: false,
          copyPublicDir: false,
          target: ['chrome99', 'firefox98', 'safari15.4'],
          rolldownOptions: {
            input: 'src/sw/worker.ts',
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      });
      await writeCompressed(join(dir, 'sw.js'), await readFile(join(dir, 'sw.js'), 'utf8'));
    },
  },
};
