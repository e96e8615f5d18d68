import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, minifySync, type Rolldown } from 'vite';
import { writeCompressed } from './write-compressed.ts';

/** The addresses of the two scripts that run before the app. */
export interface EarlyScripts {
  /** Runs before the first paint of any page. */
  readonly beforePaint: string;
  /** Loads the app into a prerendered page when it is needed. */
  readonly start: string;
}

const source = 'before-paint.js';

/** Writes a script under a name with its hash, so that browsers need not ask for it again. */
async function write(dir: string, name: string, code: string): Promise<string> {
  const hash = createHash('sha256').update(code).digest('base64url').replace(/\W/g, '').slice(0, 7);
  const address = `/assets/${name}-${hash}.js`;
  await writeCompressed(join(dir, address), code);
  return address;
}

/** Bundles `src/start`, which runs by itself: prerendered pages load nothing of the app at first. */
async function bundleStart(): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      target: ['chrome99', 'firefox98', 'safari15.4'],
      rolldownOptions: {
        input: 'src/start/start.ts',
        output: { format: 'iife' },
      },
    },
  });
  const [{ output }] = [built].flat() as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code;
}

/** Writes the scripts that run before the app into the build. */
export async function writeEarlyScripts(dir: string): Promise<EarlyScripts> {
  const early = await readFile(join(dir, source), 'utf8');
  const beforePaint = await write(dir, 'before-paint', minifySync(source, early).code);
  await rm(join(dir, source));
  return { beforePaint, start: await write(dir, 'start', await bundleStart()) };
}

/** Has a page load the script of `public` by its hashed name. */
export const withBeforePaint = (html: string, { beforePaint }: EarlyScripts): string =>
  html.replace(`src="/${source}"`, `src="${beforePaint}"`);

/** A script of the app, a file or answer that is loaded ahead for it, or a style that it need not load. */
const appFile =
  /[ \t]*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*|link rel="preload"[^>]* as="(?:fetch|style)"[^>]*|link rel="stylesheet" disabled[^>]*)>\n?/g;

/**
 * Moves everything that loads the app into a template, which `src/start` brings to life when the app
 * is needed.
 */
export function appLater(html: string, { start }: EarlyScripts): string {
  const files = [...html.matchAll(appFile)].map(([file]) => file.trim());
  const script = `<script defer src="${start}"></script>`;
  const template = `<template id="app">${files.join('')}</template>`;
  return html
    .replace(appFile, '')
    .replace('</head>', () => `  ${script}\n    ${template}\n  </head>`);
}

/** Undoes `appLater`, for a page that the app draws again at once. */
export const appNow = (html: string): string =>
  html
    .replace(/<template id="app">(.*?)<\/template>/s, '$1')
    .replace(/\s*<script defer src="\/assets\/start-[^>]*><\/script>/, '');
