import { links } from '@hafi/contract/core/links';
import type { Platform } from '../../platform/platform.ts';
import type { TimelineSource } from '../timeline/timeline.public.ts';
import { journalWords } from './journal-words.ts';
import { findRegimenChanges } from './medication-changes.repo.ts';

/** Starts, changes and stops of medicines as timeline entries; refills are left out. */
export const medicinesOnTimeline = ({
  translate,
}: Pick<Platform, 'translate'>): TimelineSource => ({
  kinds: ['medications'],
  async entries(db, elderId, { after, limit, locale }) {
    const rows = await findRegimenChanges(db, { elderId, after, limit });
    return rows.map((row) => {
      const { lines, title } = journalWords(row, { locale, translate });
      return {
        id: row.id,
        kind: 'medications',
        at: row.at,
        title,
        details: lines,
        by: row.by,
        link: links.medications(elderId),
      };
    });
  },
});
