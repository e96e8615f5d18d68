import { sittingMinutes } from '@hafi/contract/circle/access-log.contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findSittings, type Sitting, type View, type ViewReader, viewsAtOnce } from './sittings.ts';

const minute = 60_000;
const begin = Date.parse('2026-01-01T00:00:00Z');

/** A log in memory that counts the entries it hands out. */
function logOf(views: readonly View[]): ViewReader & { read: number } {
  const log = {
    read: 0,
    older: async (before: number | null, limit: number) => {
      const end = before === null ? views.length : before - 1;
      return given(views.slice(Math.max(0, end - limit), end).reverse());
    },
    newer: async (after: number, limit: number) => given(views.slice(after, after + limit)),
  };
  const given = (part: readonly View[]) => {
    log.read += part.length;
    return part;
  };
  return log;
}

const viewAt = (seq: number, at: number, who: string, subject: View['subject']): View => ({
  id: `look-${seq}`,
  seq,
  at: new Date(at),
  actorId: who,
  by: 'circle',
  subject,
});

/** All sittings of a log by the rule as it is said: from the oldest entry to the latest. */
function bySimplestRule(views: readonly View[]): Sitting[] {
  const sittings: Sitting[] = [];
  for (const each of views) {
    const open = sittings.findLast(
      ({ actorId, subject }) => actorId === each.actorId && subject === each.subject,
    );
    const near = open && each.at.getTime() - open.at.getTime() <= sittingMinutes * minute;
    if (open && near && !each.subject.endsWith('-written')) {
      Object.assign(open, each, { times: open.times + 1 });
    } else sittings.push({ ...each, since: each.at, times: 1 });
  }
  return sittings.sort((one, other) => other.seq - one.seq);
}

/** Every page of a log, one after the other. */
async function pagesOf(log: ViewReader, views: readonly View[], limit: number) {
  const all: Sitting[] = [];
  for (;;) {
    const before = views.find(({ id }) => id === all.at(-1)?.id) ?? null;
    const page = await findSittings(log, before, limit);
    all.push(...page);
    if (page.length < limit) return all;
  }
}

test('pages together are the sittings of the whole log, each once', async () => {
  const step = fc.record({
    minutes: fc.constantFrom(0, 1, 7, 29, 30, 31, 90),
    who: fc.constantFrom('daughter', 'doctor', 'nurse'),
    subject: fc.constantFrom<View['subject']>('vitals', 'record', 'alerts-written'),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 60 }),
      fc.integer({ min: 1, max: 7 }),
      async (steps, limit) => {
        let at = begin;
        const views = steps.map(({ minutes, subject, who }, index) => {
          at += minutes * minute;
          return viewAt(index + 1, at, who, subject);
        });
        expect(await pagesOf(logOf(views), views, limit)).toEqual(bySimplestRule(views));
      },
    ),
  );
});

test('a page of a log of 50,000 entries reads no more than 1,500 of them, wherever it is', async () => {
  // Given three screens that refetch all day, with pauses
  const views = Array.from({ length: 50_000 }, (_, index) => {
    const pause = Math.floor(index / 30) * 40 * minute;
    return viewAt(index + 1, begin + index * minute + pause, `person-${index % 3}`, 'vitals');
  });
  for (const from of [null, views[40_000] ?? null, views[10_000] ?? null]) {
    const log = logOf(views);
    const page = await findSittings(log, from, 20);
    expect(page).toHaveLength(20);
    expect(log.read).toBeLessThanOrEqual(3 * viewsAtOnce);
  }
});
