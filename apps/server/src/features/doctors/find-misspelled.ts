import { likeness } from '@hafi/i18n/find-words';
import type { Platform } from '../../platform/platform.ts';
import {
  type DirectoryPage,
  type DirectoryRow,
  findDirectoryPage,
  positionOf,
} from './directory.repo.ts';
import { searchWordsOf } from './search-words.ts';

/** How many doctors whom the database finds are compared at a time. */
const atOnce = 100;

/**
 * One page of the doctors whose words are spelled like those of the search. The database compares
 * letters in threes, by which Chantal is like a dentist: what it finds is compared letter by letter.
 */
export async function findMisspelled(
  { db, translate }: Pick<Platform, 'db' | 'translate'>,
  page: Omit<DirectoryPage, 'forgiving'>,
): Promise<DirectoryRow[]> {
  const typed = page.words.join(' ');
  const found: DirectoryRow[] = [];
  let { after } = page;
  for (;;) {
    const rows = await findDirectoryPage(db, { ...page, after, limit: atOnce, forgiving: true });
    found.push(
      ...rows.filter((row) => likeness(`${row.name} ${searchWordsOf(translate, row)}`, typed) > 0),
    );
    const last = rows.at(-1);
    if (!last || rows.length < atOnce || found.length >= page.limit) {
      return found.slice(0, page.limit);
    }
    after = positionOf(last, page);
  }
}
