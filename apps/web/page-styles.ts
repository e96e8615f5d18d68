import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeCompressed } from './write-compressed.ts';

/** The links of a page's styles: of those that it needs at once, and those of the app, which comes later. */
export interface StyleLinks {
  readonly now: readonly string[];
  readonly later: readonly string[];
}

const classesIn = (html: string) =>
  new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));

/** Whether the page has anything that the stylesheet speaks of. */
function isUsed(css: string, classes: ReadonlySet<string>): boolean {
  const named = [...css.matchAll(/\.(_[\w-]+)/g)].map(([, name = '']) => name);
  return named.length === 0 || named.some((name) => classes.has(name));
}

/**
 * Writes the stylesheets that a prerendered page needs into one file: a browser asks for six files at
 * once, and `/emergency` had sixteen, so that a slow line took three round trips until the first
 * paint. The app must not load their parts again, so it is told of them as loaded ones that are
 * disabled; what the page does not use yet comes with the app.
 */
export async function gatherStyles(
  dir: string,
  page: {
    readonly name: string;
    readonly html: string;
    /** Files in the order of the cascade. */
    readonly styles: ReadonlySet<string>;
    /** Of these, those without which the app's script does not begin. */
    readonly firstStyles: ReadonlySet<string>;
  },
): Promise<StyleLinks> {
  const classes = classesIn(page.html);
  const sheets = await Promise.all(
    [...page.styles].map(async (file) => ({ file, css: await readFile(join(dir, file), 'utf8') })),
  );
  const used = sheets.filter(({ css }) => isUsed(css, classes));
  const ahead = sheets
    .filter((sheet) => !used.includes(sheet) && page.firstStyles.has(sheet.file))
    .map(({ file }) => `<link rel="preload" as="style" crossorigin href="/${file}" />`);
  if (used.length < 2) {
    const links = used.map(({ file }) => `<link rel="stylesheet" crossorigin href="/${file}" />`);
    return { now: links, later: ahead };
  }
  const css = used.map((sheet) => sheet.css.trim()).join('\n');
  const hash = createHash('sha256').update(css).digest('base64url').replace(/\W/g, '').slice(0, 7);
  const address = `/assets/of-${page.name}-${hash}.css`;
  await writeCompressed(join(dir, address), css);
  const parts = used.map(({ file }) => `<link rel="stylesheet" disabled href="/${file}" />`);
  return {
    now: [`<link rel="stylesheet" crossorigin href="${address}" />`],
    later: [...parts, ...ahead],
  };
}
