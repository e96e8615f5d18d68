import { dayInKigali } from '@hafi/base/kigali-time';
import { links } from '@hafi/contract/core/links';
import { specialtyNames } from '@hafi/contract/doctors/specialty-names';
import type { Platform } from '../../platform/platform.ts';
import type { SearchSource } from '../search/search.public.ts';
import { findDirectoryPage } from './directory.repo.ts';
import { titled } from './doctors.presenter.ts';
import { findMisspelled } from './find-misspelled.ts';
import { searchedWords } from './search-words.ts';

/** Searches listed doctors by name, specialty and place, as the directory does. */
export function doctorSearch(platform: Platform): SearchSource {
  const { clock, db, translate } = platform;
  return {
    kind: 'doctors',
    async find({ q, limit, locale }) {
      const words = searchedWords(q);
      const today = dayInKigali(clock.now());
      const page = { sort: 'rating', words, limit, today } as const;
      const exact = await findDirectoryPage(db, { ...page, forgiving: false });
      const rows = exact.length > 0 ? exact : await findMisspelled(platform, page);
      return rows.map(({ id, name, specialty, workplace, district }) => ({
        id,
        title: titled(name),
        detail: [translate(locale, specialtyNames[specialty]), workplace, district].join(', '),
        link: links.doctor(id),
      }));
    },
  };
}
