import { addDays, instantAt } from '@hafi/base/kigali-time';
import type { Answer, ParsedInput } from '@hafi/contract/core/endpoint';
import type { listVitals as listEndpoint } from '@hafi/contract/vitals/vitals.contract';
import type { Principal } from '../../platform/auth/principal.ts';
import { readTimePage } from '../../platform/http/read-page.ts';
import type { Platform } from '../../platform/platform.ts';
import { openHealth } from '../circle/circle.public.ts';
import { findReadings } from './readings.repo.ts';
import { findUnseen } from './unseen-readings.ts';
import { presentReadings } from './vitals.presenter.ts';

const beginOf = (day: string | undefined) => (day ? instantAt(day, '00:00') : undefined);

/**
 * An elder's readings, newest first; every page also has those that need attention.
 * @throws Problem not-found; invalid-input for an unknown cursor
 */
export async function listVitals(
  platform: Platform,
  caller: Principal,
  elderId: string,
  { from, kind, to, ...query }: ParsedInput<typeof listEndpoint>['query'],
): Promise<Answer<typeof listEndpoint>> {
  const { clock, db } = platform;
  const access = await openHealth(platform, caller, elderId, 'vitals');
  const requested = {
    elderId,
    kinds: kind && [kind],
    from: beginOf(from),
    until: beginOf(to && addDays(to, 1)),
  };
  const { items, nextCursor } = await readTimePage(
    query,
    (page) => findReadings(db, { ...requested, ...page }),
    ({ takenAt: at, id }) => ({ at, id }),
  );
  const attention = await findUnseen(db, elderId, clock.now());
  const shown = await presentReadings(db, [...items, ...attention], access);
  return {
    data: shown.slice(0, items.length),
    nextCursor,
    attention: shown.slice(items.length),
  };
}
