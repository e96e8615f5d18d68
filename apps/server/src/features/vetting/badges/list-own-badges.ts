import type { OwnBadge } from '@hafi/contract/badges/badge.schemas';
import {
  badgePrice,
  checksOf,
  isBadgeFor,
  isOfProfession,
} from '@hafi/contract/badges/badge-terms';
import type { listOwnBadges as endpoint } from '@hafi/contract/badges/badges.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import { verificationBadges } from '@hafi/contract/plans/plans';
import type { Platform } from '../../../platform/platform.ts';
import { findReachable } from '../../accounts/accounts.public.ts';
import { type BadgeRow, findBadgesOf, isOfName } from '../../badges/badges.public.ts';
import type { Vetted } from '../own-vetting.ts';
import { findPapers } from '../papers.repo.ts';
import { presentPaper, presentStep } from '../vetting.presenter.ts';
import { findSteps, findVettingsOfBadges, type VettingRow } from '../vetting.repo.ts';
import { hasBadge } from './choose-badge.ts';
import { missingOfBadge } from './review-of-badge.ts';

/** The badges that the caller may choose, and the own ones. */
export async function listOwnBadges(
  { clock, db }: Platform,
  caller: Vetted,
): Promise<Answer<typeof endpoint>['data']> {
  const { personId, roles } = caller;
  const now = clock.now();
  const own = await findBadgesOf(db, personId);
  const person = await findReachable(db, personId);
  const vettings = await findVettingsOfBadges(
    db,
    own.map(({ id }) => id),
  );
  const ids = vettings.map(({ id }) => id);
  const papers = await findPapers(db, ids);
  const steps = await findSteps(db, ids);
  const offers = verificationBadges
    .filter(({ id }) => isBadgeFor(id, roles))
    .map(({ id: badge }) => ({
      badge,
      amount: badgePrice(badge),
      checks: [...checksOf(badge, roles)],
      hindrance: hindranceOf({
        has: hasBadge(own, badge, now),
        lacks: isOfProfession(badge) && !person?.verified,
      }),
    }));
  const shown = await Promise.all(
    own.map(async (row) => {
      const vetting = vettings.find(({ badgeId }) => badgeId === row.id);
      const mine = papers.filter(({ vettingId }) => vettingId === vetting?.id);
      return {
        ...presentOwn(row, vetting),
        otherName: otherNameOf(row, person?.name ?? ''),
        nameCheck: vetting?.nameCheck ?? null,
        checks: [...(row.checked ?? checksOf(row.badge, roles))],
        missing: row.state === 'reviewing' ? await missingOfBadge(db, row, roles, mine) : [],
        papers: mine.map(presentPaper),
        steps: steps.filter(({ vettingId }) => vettingId === vetting?.id).map(presentStep),
      };
    }),
  );
  return { offers, own: shown };
}

function hindranceOf({ has, lacks }: { readonly has: boolean; readonly lacks: boolean }) {
  if (lacks) return 'not-checked' as const;
  return has ? ('has-it' as const) : null;
}

function reviewOf({ state }: BadgeRow, vetting: VettingRow | undefined): OwnBadge['review'] {
  if (state !== 'reviewing') return 'over';
  if (vetting?.state === 'waiting' || vetting?.state === 'asked') return vetting.state;
  return 'to-send';
}

const otherNameOf = (row: BadgeRow, name: string): string | null =>
  row.state !== 'approved' || isOfName(row, name) ? null : row.checkedName;

function presentOwn(
  row: BadgeRow,
  vetting: VettingRow | undefined,
): Omit<OwnBadge, 'checks' | 'missing' | 'nameCheck' | 'otherName' | 'papers' | 'steps'> {
  const { amount, badge, dueAt, id, organisation, paying, paymentId, registration, state, until } =
    row;
  const review = reviewOf(row, vetting);
  return {
    id,
    badge,
    state,
    organisation,
    registration,
    amount,
    paymentId,
    refunded: paymentId !== null && ['refused', 'withdrawn', 'lapsed', 'refunded'].includes(state),
    review,
    due: state === 'reviewing' ? (dueAt?.toISOString() ?? null) : null,
    until: until?.toISOString() ?? null,
    can: {
      pay: state === 'chosen' && !paying,
      send: review === 'to-send' || review === 'waiting',
      withdraw: state === 'chosen' || state === 'reviewing',
    },
  };
}
