import { isSameName } from '@hafi/base/same-name';
import { checksOf } from '@hafi/contract/badges/badge-terms';
import type { OwnVetting, VettingToCheck } from '@hafi/contract/vetting/vetting.schemas';
import type { VettedRole, VettingNeed } from '@hafi/contract/vetting/vetting-terms';
import type { Identity, NameCard } from '../accounts/accounts.public.ts';
import type { BadgeRow } from '../badges/badges.public.ts';
import { type DoctorRow, yearsSince } from '../doctors/doctors.public.ts';
import type { PaperRow } from './papers.repo.ts';
import { endsPromises } from './promises/ends-promises.ts';
import type { StepRow, VettingRow } from './vetting.repo.ts';

/** A paper for its owner. */
export const presentPaper = ({ addedAt, id, kind, mediaType }: PaperRow) => ({
  id,
  kind,
  mediaType,
  addedAt: addedAt.toISOString(),
});

/** A step, without the coordinator's name. */
export const presentStep = ({ act, at, text }: StepRow) => ({ act, text, at: at.toISOString() });

/** The name that was compared, where the person has another now. */
function otherNameOf(
  person: NameCard | undefined,
  compared: { readonly checkedName: string | null } | undefined,
): string | null {
  const checkedName = compared?.checkedName ?? null;
  if (!person || checkedName === null || isSameName(checkedName, person.name)) return null;
  return checkedName;
}

/** How long a licence is valid. */
const licenceOf = (row: VettingRow | undefined) => ({
  licenceUntil: row?.licenceUntil ?? null,
  checkedUntil: row?.checkedUntil ?? null,
  renewing: row?.renewalSentAt != null,
});

/** A vetting for its person, who reads no coordinator's name. */
export const presentOwn = (own: {
  readonly role: VettedRole;
  readonly row: VettingRow | undefined;
  readonly person: NameCard | undefined;
  readonly papers: readonly PaperRow[];
  readonly steps: readonly StepRow[];
  readonly missing: VettingNeed[];
  readonly mayRenew: boolean;
}): OwnVetting => ({
  role: own.role,
  state: own.row?.state ?? 'open',
  licenceNumber: own.row?.licenceNumber ?? null,
  ...licenceOf(own.row),
  nameCheck: own.row?.nameCheck ?? null,
  otherName: otherNameOf(own.person, own.person),
  papers: own.papers.map(presentPaper),
  steps: own.steps.map(presentStep),
  missing: own.missing,
  mayRenew: own.mayRenew,
});

const presentBadge = (
  badge: BadgeRow,
  { roles }: Pick<Identity, 'roles'>,
  approver: string | null,
): NonNullable<VettingToCheck['badge']> => ({
  badge: badge.badge,
  organisation: badge.organisation,
  registration: badge.registration,
  referees: badge.referees ?? [],
  paid: badge.amount,
  checks: [...(badge.checked ?? checksOf(badge.badge, roles))],
  until: badge.until?.toISOString() ?? null,
  approver,
});

/** A vetting for a coordinator; `papers` and `steps` may hold those of others. */
export function presentToCheck(one: {
  readonly row: VettingRow;
  readonly person: Identity;
  readonly doctor: DoctorRow | undefined;
  readonly papers: readonly PaperRow[];
  readonly steps: readonly StepRow[];
  readonly opened: ReadonlySet<string>;
  readonly now: Date;
  readonly badge: BadgeRow | undefined;
  /** The name of who has approved the badge. */
  readonly approver: string | null;
}): VettingToCheck {
  const { doctor, now, opened, papers, person, row } = one;
  const { id, licenceNumber, role, sentAt, state } = row;
  const mine = (each: { readonly vettingId: string }) => each.vettingId === id;
  const steps = one.steps.filter(mine);
  return {
    id,
    personId: row.personId,
    refusalEnds: endsPromises(row, 'refused', steps),
    role,
    badge: one.badge ? presentBadge(one.badge, person, one.approver) : null,
    state,
    licenceNumber,
    ...licenceOf(row),
    nameCheck: row.nameCheck,
    otherName: otherNameOf(person, row.badgeId === null ? person : one.badge),
    name: person.name,
    photo: person.photo,
    email: person.email,
    emailProved: person.emailProved,
    phone: person.phoneNumber,
    phoneProved: person.phoneProved,
    district: person.district,
    sector: person.sector,
    nationalId: person.nationalId,
    practice: doctor
      ? {
          specialty: doctor.specialty,
          workplace: doctor.workplace,
          experience: yearsSince(doctor.practisingSince, now),
        }
      : null,
    sentAt: sentAt?.toISOString() ?? null,
    papers: papers
      .filter(mine)
      .map((paper) => ({ ...presentPaper(paper), opened: opened.has(paper.id) })),
    steps: steps.map(presentStep),
  };
}
