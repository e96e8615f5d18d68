import { type LazyPart, lazyWithWords } from '../lib/lazy-part.tsx';

const pages = () => import('./member-pages.ts');

/**
 * A page that needs an account. The files of these pages are named in a script of its own, so that
 * no visitor loads their names; the app's shell asks for it ahead (`prerendered-pages.ts`).
 */
export function memberPage(name: keyof Awaited<ReturnType<typeof pages>>): LazyPart<object> {
  const load = async () => {
    const page = (await pages())[name];
    await page.preload();
    return page;
  };
  return lazyWithWords(load, [], name);
}
