import { addDays, instantAt } from '@hafi/base/kigali-time';
import type { Answer, ParsedInput } from '@hafi/contract/core/endpoint';
import type { listVitals as listEndpoint } from '@hafi/contract/vitals/vitals.contract';
import type { Principal } from '../../platform/auth/principal.ts';
import { readCursor, writeCursor } from '../../platform/http/cursor.ts';
import type { Platform } from '../../platform/platform.ts';
import { openHealth } from '../circle/circle.public.ts';
import { findReadings } from './readings.repo.ts';
import { findUnseen } from './unseen-readings.ts';
import { presentReadings } from './vitals.presenter.ts';

const beginOf = (day: string | undefined) => (day ? instantAt(day, '00:00') : undefined);

/**
 * An elder's readings, newest first, with what wants attention whatever the page.
 * @throws Problem not-found; invalid-input when the cursor is none of ours
 */
export async function listVitals(
  platform: Platform,
  caller: Principal,
  elderId: string,
  { cursor, from, kind, limit, to }: ParsedInput<typeof listEndpoint>['query'],
): Promise<Answer<typeof listEndpoint>> {
  const { clock, db } = platform;
  const after = readCursor(cursor);
  const access = await openHealth(platform, caller, elderId, 'vitals');
  const rows = await findReadings(db, {
    elderId,
    kinds: kind && [kind],
    after,
    limit: limit + 1,
    from: beginOf(from),
    until: beginOf(to && addDays(to, 1)),
  });
  const page = rows.slice(0, limit);
  const attention = await findUnseen(db, elderId, clock.now());
  const last = rows.length > limit ? page.at(-1) : undefined;
  const shown = await presentReadings(db, [...page, ...attention], access);
  return {
    data: shown.slice(0, page.length),
    nextCursor: last ? writeCursor({ at: last.takenAt, id: last.id }) : null,
    attention: shown.slice(page.length),
  };
}
