import { hourInMs } from '@hafi/base/time';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { links } from '@hafi/contract/core/links';
import { Problem } from '@hafi/contract/core/problem';
import { exchangeErrors } from '@hafi/contract/exchange/exchange.errors';
import { summaryLinkLimits } from '@hafi/contract/exchange/summary.contract';
import type { Principal } from '../../../platform/auth/principal.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashSecret, newSecret } from '../../../platform/secrets/secrets.ts';
import {
  findPeople,
  type NameCard,
  requireConfirmed,
  warnByMail,
} from '../../accounts/accounts.public.ts';
import { findLastingAccess, logLinkAccess, requireAccess } from '../../circle/circle.public.ts';
import { announceRecord } from '../../record/record.public.ts';
import { mayEndLink } from './summary.policy.ts';
import {
  countForMaking,
  countOpening,
  findLinkByToken,
  findOpenLink,
  findOpenLinks,
  insertLink,
  markLinkEnded,
  type SummaryLinkRow,
} from './summary-links.repo.ts';
import { type Wanted, writeSummary } from './write-summary.ts';

type Asks = Pick<Principal, 'personId' | 'roles'>;

const show = (row: SummaryLinkRow, sharer: NameCard | undefined, caller: Asks) => ({
  id: row.id,
  sharedBy: sharer?.name || null,
  own: row.sharerId === caller.personId,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  opens: row.opens,
  lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
});

/** The access by which a link works; null once its maker may not read the elder's health. */
const accessBehind = (platform: Platform, row: SummaryLinkRow, { id, roles }: NameCard) => {
  const maker = { personId: id, roles: roles as Principal['roles'] };
  return findLastingAccess(platform, maker, row.elderId, row.createdAt);
};

/**
 * Makes a link to the clinic summary. Only its hash is stored, so the link is returned only once.
 * @throws Problem not-found for anyone who may not read the elder's health, confirm-first, summary-links-full,
 * too-many-requests
 */
export async function makeSummaryLink(
  platform: Platform,
  caller: Principal,
  elderId: string,
  hours: number,
) {
  const { clock, db, rateLimiter } = platform;
  const { personId } = caller;
  await requireAccess(platform, caller, elderId, 'health:read');
  await requireConfirmed(platform, caller);
  const aDay = { max: summaryLinkLimits.aDay, seconds: 86_400 };
  await rateLimiter.take(`summary-links:${personId}`, aDay);
  const token = newSecret();
  const now = clock.now();
  const row: SummaryLinkRow = {
    id: newId(),
    elderId,
    sharerId: personId,
    tokenHash: hashSecret(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + hours * hourInMs),
    endedAt: null,
    endedBy: null,
    opens: 0,
    lastOpenedAt: null,
  };
  await inTransaction(platform, async (tx) => {
    if ((await countForMaking(tx, { elderId, now, personId })) >= summaryLinkLimits.open) {
      throw new Problem(exchangeErrors['summary-links-full']);
    }
    await insertLink(tx, row);
    await announceRecord(tx, elderId, 'summary-links');
    await warnByMail(platform, tx, personId, 'summary-link');
  });
  const people = await findPeople(db, [personId]);
  return {
    ...show(row, people.get(personId), caller),
    link: `${platform.origin()}${links.sharedSummaryBy(token)}`,
  };
}

/**
 * The links that work now and that the caller may end, newest first.
 * @throws Problem not-found for anyone who may not read the elder's health
 */
export async function listSummaryLinks(platform: Platform, caller: Asks, elderId: string) {
  const { clock, db } = platform;
  const access = await requireAccess(platform, caller, elderId, 'health:read');
  const rows = await findOpenLinks(db, elderId, clock.now());
  const mine = rows.filter((row) => mayEndLink(access, row));
  const people = await findPeople(db, [...new Set(mine.map(({ sharerId }) => sharerId))]);
  const shown: ReturnType<typeof show>[] = [];
  for (const row of mine) {
    const sharer = people.get(row.sharerId);
    if (sharer && (await accessBehind(platform, row, sharer))) {
      shown.push(show(row, sharer, caller));
    }
  }
  return shown;
}

/**
 * Ends a link at once.
 * @throws Problem not-found for anyone who may not see the elder's health, or who neither made the
 * link nor decides
 */
export async function endSummaryLink(
  platform: Platform,
  caller: Asks,
  { elderId, linkId }: { readonly elderId: string; readonly linkId: string },
): Promise<void> {
  const { clock, db } = platform;
  const access = await requireAccess(platform, caller, elderId, 'health:read');
  const row = await findOpenLink(db, { elderId, id: linkId, now: clock.now() });
  if (!row || !mayEndLink(access, row)) throw new Problem(coreErrors['not-found']);
  await inTransaction(platform, async (tx) => {
    await markLinkEnded(tx, row.id, { personId: caller.personId, at: clock.now() });
    await announceRecord(tx, elderId, 'summary-links');
  });
}

/**
 * Resolves a link, as long as its maker may read the elder's health.
 * @throws Problem summary-link-over
 */
async function enterLink(platform: Platform, token: string) {
  const { clock, db } = platform;
  const row = await findLinkByToken(db, hashSecret(token), clock.now());
  const sharer = row && (await findPeople(db, [row.sharerId])).get(row.sharerId);
  const access = sharer && (await accessBehind(platform, row, sharer));
  if (!access) throw new Problem(exchangeErrors['summary-link-over']);
  return { access, row, sharer };
}

/** Whose link it is. It does not count as opening it. */
export async function previewSummary(platform: Platform, token: string) {
  const { row, sharer } = await enterLink(platform, token);
  return { sharedBy: sharer.name, expiresAt: row.expiresAt.toISOString() };
}

/**
 * The summary behind a link, as it is now. Counts the opening and writes the elder's access log.
 * @throws Problem summary-link-over
 */
export async function openSummary(
  platform: Platform,
  token: string,
  wanted: Wanted,
): Promise<Uint8Array> {
  const { access, row, sharer } = await enterLink(platform, token);
  const link = `${platform.origin()}${links.sharedSummaryBy(token)}`;
  const shared = { link, until: row.expiresAt };
  const page = await writeSummary(platform, row.elderId, wanted, { by: sharer.name, shared });
  // It may have been ended while the page was drawn.
  const counted = await inTransaction(platform, async (tx) => {
    const now = platform.clock.now();
    const opened = await countOpening(tx, row.id, now);
    if (opened) await announceRecord(tx, row.elderId, 'summary-links');
    return opened;
  });
  if (!counted) throw new Problem(exchangeErrors['summary-link-over']);
  await logLinkAccess(platform, access, 'summary');
  return page;
}
