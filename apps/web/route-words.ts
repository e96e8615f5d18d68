import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { catalogueOf } from '../../lingui.config.ts';
import { filesWith, readModule, type SourceModule } from './module-graph.ts';

const root = join(import.meta.dirname, '../..');
const main = join(import.meta.dirname, 'src/app/main.tsx');
/** Loaded before the first render (`main.tsx`). */
const frame = ['app', 'core'];
const lazyCall = /\b(lazyPage|lazyDataPage|lazyPart|loadWithWords)\(/;

type Read = (file: string) => SourceModule;

const cataloguesOf = (files: Iterable<string>, read: Read): Set<string | undefined> =>
  new Set(
    [...files]
      .filter((file) => read(file).hasWords)
      .map((file) => catalogueOf(relative(root, file))),
  );

/**
 * The catalogues, besides those of the frame, with the messages of `entry` and of what it loads.
 * Messages of its `loadWithWords` calls are excluded, because those load them.
 */
export function wordsOf(entry: string, read: Read): string[] {
  const files = filesWith(entry, read);
  const later = [...files].flatMap((file) =>
    read(file).lazy.flatMap((call) =>
      call.callee === 'loadWithWords' ? [...cataloguesOf(filesWith(call.file, read), read)] : [],
    ),
  );
  const without = new Set([...frame, ...later]);
  return [...cataloguesOf(files, read)]
    .filter((name) => name !== undefined)
    .filter((name) => !without.has(name))
    .sort();
}

/**
 * Adds to every lazy part (`lazyPage`, `lazyPart`, ...) the names of the catalogues that it needs,
 * so that nobody maintains such a list. What is rendered earlier may use only the frame's messages;
 * otherwise the build fails.
 */
export function routeWords(): Plugin {
  let known = new Map<string, SourceModule>();
  const read: Read = (file) => {
    const found = known.get(file) ?? readModule(file);
    known.set(file, found);
    return found;
  };
  return {
    name: 'route-words',
    enforce: 'pre',
    buildStart() {
      known = new Map();
      const words = wordsOf(main, read);
      if (words.length > 0) {
        this.error(`The frame draws words of ${words.join(', ')}, which come later.`);
      }
    },
    watchChange() {
      known = new Map();
    },
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !lazyCall.test(code)) return null;
      let written = code;
      for (const { file, end } of [...readModule(id, code).lazy].reverse()) {
        const words = wordsOf(file, read).map((name) => `, ${JSON.stringify(name)}`);
        written = `${written.slice(0, end)}${words.join('')}${written.slice(end)}`;
      }
      return { code: written, map: null };
    },
  };
}
