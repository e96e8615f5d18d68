import { dayInKigali } from '@hafi/base/kigali-time';
import { links } from '@hafi/contract/core/links';
import { specialtyNames } from '@hafi/contract/doctors/specialty-names';
import { likeness } from '@hafi/i18n/find-words';
import type { Platform } from '../../platform/platform.ts';
import type { SearchSource } from '../search/search.public.ts';
import { findDirectoryPage } from './directory.repo.ts';
import { titled } from './doctors.presenter.ts';
import { searchedWords, searchWordsOf } from './search-words.ts';

/** How many doctors whom the database finds like the words are compared with them by letters. */
const mostLike = 200;

/** Searches listed doctors by name, specialty and place, as the directory does. */
export function doctorSearch({ db, clock, translate }: Platform): SearchSource {
  return {
    kind: 'doctors',
    async find({ q, limit, locale }) {
      const words = searchedWords(q);
      const today = dayInKigali(clock.now());
      const page = { sort: 'rating', words, limit, today } as const;
      let rows = await findDirectoryPage(db, { ...page, forgiving: false });
      if (rows.length === 0) {
        const like = await findDirectoryPage(db, { ...page, limit: mostLike, forgiving: true });
        // The database compares letters in threes, by which Chantal is like a dentist.
        rows = like
          .filter(
            (row) => likeness(`${row.name} ${searchWordsOf(translate, row)}`, words.join(' ')) > 0,
          )
          .slice(0, limit);
      }
      return rows.map(({ id, name, specialty, workplace, district }) => ({
        id,
        title: titled(name),
        detail: [translate(locale, specialtyNames[specialty]), workplace, district].join(', '),
        link: links.doctor(id),
      }));
    },
  };
}
