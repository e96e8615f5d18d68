import { dayInMs } from '@hafi/base/time';
import type { ShownBadge } from '@hafi/contract/badges/badge.schemas';
import type { HelpRequest, NearRequest } from '@hafi/contract/volunteering/volunteering.schemas';
import { helpLimits } from '@hafi/contract/volunteering/volunteering-terms';
import type { Demographics, PersonCard, Reachable } from '../accounts/accounts.public.ts';
import { type Sector, sectorByCode } from '../places/places.public.ts';
import { checkedOf, keepsPromise } from './may-help.ts';
import {
  holdsPromise,
  isUnderWay,
  mayCancel,
  mayConfirm,
  mayDecline,
  mayRate,
  mayReportDone,
  type Side,
  stateAt,
} from './volunteering.policy.ts';
import type { HelpRequestRow } from './volunteering.repo.ts';

const whenOf = (row: HelpRequestRow) => ({
  kind: row.kind,
  date: row.day,
  part: row.part,
  time: row.time,
  startsAt: row.startsAt.toISOString(),
  minutes: row.minutes,
  note: row.note,
});

const sectorOf = (code: string): { name: string; district: string } => {
  const { district = '', name = '' } = sectorByCode(code) ?? {};
  return { name, district };
};

/** A request as a volunteer sees it before taking it; `firstName` is null for one who is not checked. */
export const presentNear = (
  row: HelpRequestRow,
  firstName: string | null,
  { km, sector }: { sector: Sector; km: number },
): NearRequest => ({
  id: row.id,
  ...whenOf(row),
  note: firstName === null ? null : row.note,
  firstName,
  sector: { name: sector.name, district: sector.district },
  km: Math.round(km),
});

/** The people of a request, if known. */
export interface Named {
  readonly elder: PersonCard | undefined;
  readonly asker: PersonCard | undefined;
  readonly volunteer: Reachable | undefined;
  readonly helped: number;
  /** The verification badges of the volunteer that are valid now. */
  readonly badges: readonly ShownBadge[] | undefined;
  /** Where the elder lives, for the volunteer who goes there. */
  readonly home: Demographics | undefined;
}

function contactOf({ asker, elder, home }: Named): HelpRequest['contact'] {
  const phone = elder?.phoneNumber || asker?.phoneNumber || null;
  return {
    name: elder?.name ?? '—',
    phone,
    phoneOf: elder?.phoneNumber || phone === null ? null : (asker?.name ?? null),
    cell: home?.cell ?? null,
    village: home?.village ?? null,
  };
}

/** A request for one of its two sides; phones and addresses only while it is under way. */
export function presentRequest(
  row: HelpRequestRow,
  named: Named,
  { now, side }: { side: NonNullable<Side>; now: Date },
): HelpRequest {
  const { asker, elder, helped, volunteer } = named;
  const underWay = isUnderWay(row);
  const { saidDoneAt, stars } = row;
  const closesAt =
    row.state === 'to-confirm' && saidDoneAt
      ? new Date(saidDoneAt.getTime() + helpLimits.confirmDays * dayInMs).toISOString()
      : null;
  return {
    id: row.id,
    ...whenOf(row),
    state: stateAt(row, now),
    side,
    firstName: elder?.firstName ?? '—',
    sector: sectorOf(row.sectorCode),
    askedBy: row.askedBy === row.elderId ? null : (asker?.firstName ?? null),
    volunteer: volunteer
      ? {
          id: volunteer.id,
          firstName: volunteer.firstName,
          photo: volunteer.photo,
          helped,
          checked: checkedOf(volunteer),
          badges: [...(named.badges ?? [])],
          phone: side === 'elder' && underWay ? volunteer.phoneNumber : null,
        }
      : null,
    contact: side === 'volunteer' && underWay && keepsPromise(volunteer) ? contactOf(named) : null,
    closesAt,
    rating: stars === null ? null : { stars, thanks: row.thanks },
    can: {
      cancel: mayCancel(row, side, now),
      confirm: mayConfirm(row, side, now),
      rate: mayRate(row, side),
      decline: mayDecline(row, side),
      giveBack: holdsPromise(row, side),
      sayDone: mayReportDone(row, side, now),
    },
  };
}
