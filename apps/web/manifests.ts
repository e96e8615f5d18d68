import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ManifestWords } from './src/app/prerender.tsx';

/**
 * The address of the web app manifest in a language. English keeps the one that the first
 * installations know; `id` makes all of them one app.
 */
export const manifestOf = (locale: string): string =>
  locale === 'en' ? '/manifest.webmanifest' : `/manifest.${locale}.webmanifest`;

/** Links the manifest of a language in a page of the build. */
export const withManifest = (html: string, locale: string): string =>
  html.replace(`href="${manifestOf('en')}"`, `href="${manifestOf(locale)}"`);

/** Leaves the shell's words for readers without script in one language only. */
export const withWordsIn = (shell: string, locale: string): string =>
  shell
    .replace('<html lang="en">', `<html lang="${locale}">`)
    .replace(/<p lang="([a-z]+)">.*?<\/p>\s*/gs, (words, language) =>
      language === locale ? words : '',
    );

/** Writes the manifest of a language into the build, after the one of `public`. */
export async function writeManifest(dir: string, words: ManifestWords): Promise<void> {
  const source = join(import.meta.dirname, 'public', manifestOf('en'));
  const manifest = JSON.parse(await readFile(source, 'utf8'));
  await writeFile(
    join(dir, manifestOf(words.lang)),
    JSON.stringify(Object.assign(manifest, words)),
  );
}
