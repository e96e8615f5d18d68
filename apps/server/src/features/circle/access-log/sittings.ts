import { minuteInMs } from '@hafi/base/time';
import { sittingMinutes } from '@hafi/contract/circle/access-log.contract';
import type { AccessEntry } from './access-log.repo.ts';

/** One entry of an access log, as far as sittings need it. */
export type View = Pick<AccessEntry, 'actorId' | 'at' | 'by' | 'id' | 'seq' | 'subject'>;

/** The views of one sitting, as the elder reads them. */
export interface Sitting extends View {
  readonly since: Date;
  readonly times: number;
}

/** Reads an elder's access log in parts. */
export interface ViewReader {
  /** The latest entries before a sequence number (null: all), the latest first. */
  older(before: number | null, limit: number): Promise<readonly View[]>;
  /** The earliest entries after a sequence number, the earliest first. */
  newer(after: number, limit: number): Promise<readonly View[]>;
}

/** How many entries are read at once. */
export const viewsAtOnce = 500;

const reach = sittingMinutes * minuteInMs;

type Growing = { -readonly [K in keyof Sitting]: Sitting[K] };

/** The entry of the same kind that was read last, and its sitting; null for one of another page. */
interface Next {
  readonly at: Date;
  readonly sitting: Growing | null;
}

const kindOf = ({ actorId, by, subject }: View) => `${actorId} ${by} ${subject}`;

/** Whether an entry and the next one of its kind are one sitting. What was written stands alone. */
const joins = ({ at, subject }: View, next: Next | undefined): next is Next =>
  next !== undefined && !subject.endsWith('-written') && next.at.getTime() - at.getTime() <= reach;

function grow(sitting: Growing, { at }: View): void {
  sitting.times += 1;
  if (at < sitting.since) sitting.since = at;
  if (at > sitting.at) sitting.at = at;
}

/**
 * What the sittings of the pages before show of each kind of entry: its nearest one from `before` on,
 * as far as a sitting may reach beyond it.
 */
async function shownBefore(log: ViewReader, before: View): Promise<Map<string, Next>> {
  const shown = new Map<string, Next>([[kindOf(before), { at: before.at, sitting: null }]]);
  let position = before.seq;
  for (;;) {
    const views = await log.newer(position, viewsAtOnce);
    for (const view of views) {
      if (view.at.getTime() - before.at.getTime() > reach) return shown;
      if (!shown.has(kindOf(view))) shown.set(kindOf(view), { at: view.at, sitting: null });
    }
    const last = views.at(-1);
    if (!last || views.length < viewsAtOnce) return shown;
    position = last.seq;
  }
}

/**
 * One page of an elder's access log in sittings, the latest first: views of the same data by the
 * same person that follow each other within {@link sittingMinutes}. `before` is the last view of the
 * last sitting of the page before. Reads only as far back as the sittings of the page reach, and
 * forward as far as a sitting of the page before may reach into this one.
 */
export async function findSittings(
  log: ViewReader,
  before: View | null,
  limit: number,
): Promise<Sitting[]> {
  const nextOf = before ? await shownBefore(log, before) : new Map<string, Next>();
  const page: Growing[] = [];
  const take = (view: View) => {
    const next = nextOf.get(kindOf(view));
    let sitting: Growing | null = null;
    if (joins(view, next)) {
      sitting = next.sitting;
      if (sitting) grow(sitting, view);
    } else if (page.length < limit) {
      sitting = { ...view, since: view.at, times: 1 };
      page.push(sitting);
    }
    nextOf.set(kindOf(view), { at: view.at, sitting });
  };
  let position = before?.seq ?? null;
  for (;;) {
    const views = await log.older(position, viewsAtOnce);
    for (const view of views) take(view);
    const last = views.at(-1);
    if (!last || views.length < viewsAtOnce) return page;
    const oldest = Math.min(...page.map(({ since }) => since.getTime()));
    if (page.length === limit && last.at.getTime() < oldest - reach) return page;
    position = last.seq;
  }
}
