import { dayInKigali } from '@hafi/base/kigali-time';
import type { Platform } from '../../../platform/platform.ts';
import { dosesOfDay } from './list-doses.ts';

/** An elder's scheduled doses of today (Kigali) by state, for pages of other features. */
export const dosesToday =
  ({ clock, db }: Platform) =>
  async (elderId: string) => {
    const now = clock.now();
    const reader = { day: dayInKigali(now), now, personId: elderId, mayWrite: false };
    const planned = (await dosesOfDay(db, elderId, reader)).filter(({ dueAt }) => dueAt !== null);
    const count = (...states: (typeof planned)[number]['state'][]) =>
      planned.filter(({ state }) => states.includes(state)).length;
    return {
      planned: planned.length,
      taken: count('taken', 'late'),
      skipped: count('skipped'),
      missed: count('missed'),
      due: count('due'),
      next: planned.find(({ state }) => state === 'upcoming')?.dueAt ?? null,
    };
  };
