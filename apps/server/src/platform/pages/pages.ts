import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '@hafi/i18n/locales';

/** The public pages, prerendered at build time. */
export interface Pages {
  /**
   * The HTML of a path such as `/about`, with this site's addresses; null when it was not
   * prerendered.
   */
  draw(path: string, locale: Locale): Promise<string | null>;
  /** The paths that search engines may list. */
  listed(): Promise<readonly string[]>;
}

interface PublicPath {
  readonly path: string;
  readonly listed: boolean;
}

/** The file name that `apps/web/prerendered-pages.ts` gives a path. */
const fileNameOf = (path: string) =>
  `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '.')}.html`;

/** The prerendered pages of the web app built in `directory`; none while it is not built. */
export function createPages(directory: string | undefined, origin: () => string): Pages {
  if (directory === undefined) return { draw: async () => null, listed: async () => [] };
  const list = join(directory, 'pages', 'pages.json');
  const pages = new Map<string, Promise<string>>();
  let known: Promise<readonly PublicPath[]> | undefined;

  const publicPaths = () => {
    if (!existsSync(list)) return Promise.resolve([]);
    known ??= readFile(list, 'utf8').then((json) => JSON.parse(json));
    return known;
  };
  const read = async (path: string, locale: Locale) => {
    const file = join(directory, 'pages', locale, fileNameOf(path));
    return (await readFile(file, 'utf8')).replaceAll('__ORIGIN__', origin());
  };

  return {
    async draw(path, locale) {
      const isPublic = (await publicPaths()).some((each) => each.path === path);
      if (!isPublic) return null;
      const key = `${locale} ${path}`;
      const page = pages.get(key) ?? read(path, locale);
      pages.set(key, page);
      return page;
    },
    async listed() {
      return (await publicPaths()).flatMap(({ path, listed }) => (listed ? [path] : []));
    },
  };
}
