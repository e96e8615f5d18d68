import { dayInKigali } from '@hafi/base/kigali-time';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Locale } from '@hafi/i18n/locales';
import { shownBadges } from '../badges/badges.public.ts';
import type { Practising } from './busy-times.ts';
import { findDirectoryDoctor } from './directory.repo.ts';
import { presentDoctor } from './doctors.presenter.ts';
import { firstFreeTimes } from './first-free-times.ts';

/**
 * One doctor of the directory.
 * @throws Problem not-found
 */
export async function getDoctor({ platform, busyTimes }: Practising, id: string, locale: Locale) {
  const { db, clock, translate } = platform;
  const now = clock.now();
  const row = await findDirectoryDoctor(db, id, dayInKigali(now));
  if (!row) throw new Problem(coreErrors['not-found']);
  const free = await firstFreeTimes([row], now, (ids, from, to) => busyTimes(db, ids, from, to));
  const badges = (await shownBadges(db, [row.personId], now)).get(row.personId);
  return presentDoctor(row, free.get(id) ?? null, now, { locale, translate, badges });
}
