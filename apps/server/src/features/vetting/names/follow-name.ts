import { isSameName } from '@hafi/base/same-name';
import { type VettedRole, vettedRoleOf } from '@hafi/contract/vetting/vetting-terms';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  findPeople,
  findPeopleWithRole,
  type NameCard,
  type Rename,
  showAsChecked,
} from '../../accounts/accounts.public.ts';
import { type BadgeRow, findValid, isOfName } from '../../badges/badges.public.ts';
import { setPracticeVerified } from '../../doctors/doctors.public.ts';
import { announceStatus } from '../announce-status.ts';
import {
  insertStep,
  lockVettingOf,
  lockVettingsOf,
  updateVetting,
  type VettingRow,
} from '../vetting.repo.ts';
import { tellRenamed } from './tell-renamed.ts';

/** How long a new name may be put back, or compared, before those who rely on the person are notified. */
const beforeTellingMs = 10 * 60_000;

/** What a coordinator has compared of a person. */
interface Compared {
  /** The name beside the check of the person in their role; null for who is not confirmed. */
  readonly checkedName: string | null;
  readonly badges: readonly BadgeRow[];
}

async function cardOf(tx: Tx, personId: string): Promise<NameCard> {
  const card = (await findPeople(tx, [personId])).get(personId);
  if (!card) throw new Error('a name belongs to a person');
  return card;
}

/** Whether the person would lose something that is shown beside the name they have now. */
function losesBy(person: NameCard, { badges, checkedName }: Compared, name: string): boolean {
  const shown = badges.filter((badge) => isOfName(badge, person.name));
  const names = [person.verified ? checkedName : null, ...shown.map((badge) => badge.checkedName)];
  return names.some((each) => each !== null && !isSameName(each, name));
}

/**
 * Follows a new name of somebody whose papers a coordinator has compared with another: they are not
 * shown as checked, nobody books or asks them again, and the coordinators are told to compare again.
 * What is under way goes on. The compared name brings the check back at once.
 */
export const followName =
  (platform: Platform): Rename =>
  async (tx, { compareAgain, name, personId }, save) => {
    const now = platform.clock.now();
    const rows = await lockVettingsOf(tx, personId);
    const before = await cardOf(tx, personId);
    // A process of the version before may have confirmed somebody without keeping the name.
    const isVetted = before.verified && vettedRoleOf(before.roles) !== null;
    const compared: Compared = {
      checkedName: before.checkedName ?? (isVetted ? before.name : null),
      badges: await findValid(tx, [personId], now),
    };
    if (!compareAgain && losesBy(before, compared, name)) return false;
    await save();
    const person = await cardOf(tx, personId);
    if (person.name !== before.name) await follow(platform, tx, { compared, person, rows });
    return true;
  };

interface Renamed {
  readonly person: NameCard;
  readonly compared: Compared;
  /** All vettings of the person, locked. */
  readonly rows: readonly VettingRow[];
}

async function follow(platform: Platform, tx: Tx, renamed: Renamed): Promise<void> {
  const { compared, person, rows } = renamed;
  const role = vettedRoleOf(person.roles);
  const { badges, checkedName } = compared;
  if (role && checkedName !== null) {
    if (isSameName(checkedName, person.name)) return putBack(platform, tx, renamed);
    const row = await roleRowOf(platform, tx, { person, role, rows });
    return compareAgain(platform, tx, { person, row, before: checkedName });
  }
  const [badge] = badges.filter((each) => !isOfName(each, person.name));
  const row = rows.find(({ badgeId }) => badgeId === badge?.id);
  if (!badge || !row) return putBack(platform, tx, renamed);
  return compareAgain(platform, tx, { person, row, before: badge.checkedName ?? '—' });
}

/** The confirmation of a person in their role; those of before papers were kept have no row. */
async function roleRowOf(
  { clock }: Platform,
  tx: Tx,
  { person, role, rows }: { person: NameCard; role: VettedRole; rows: readonly VettingRow[] },
): Promise<VettingRow> {
  const known = rows.find(({ badgeId }) => badgeId === null);
  const row = known ?? (await lockVettingOf(tx, { personId: person.id, role, at: clock.now() }));
  if (row.state === 'open') await updateVetting(tx, row.id, { state: 'confirmed' });
  return row;
}

/** When others are told: a further name, or one that was put back between, does not begin the time again. */
function dueAt({ nameCheck, nameDueAt }: VettingRow, at: Date): Date {
  const runs = nameDueAt !== null && (nameCheck !== null || nameDueAt > at);
  return runs ? nameDueAt : new Date(at.getTime() + beforeTellingMs);
}

/** Puts a new name before the coordinators. */
async function compareAgain(
  platform: Platform,
  tx: Tx,
  { before, person, row }: { before: string; person: NameCard; row: VettingRow },
): Promise<void> {
  const at = platform.clock.now();
  const isOfRole = row.badgeId === null;
  await updateVetting(tx, row.id, {
    nameCheck: 'waiting',
    nameDueAt: isOfRole ? dueAt(row, at) : null,
    sentAt: at,
    changedAt: at,
  });
  if (isOfRole) {
    await showAsChecked(tx, person.id, { verified: false, checkedName: before });
    await setPracticeVerified(tx, person.id, null);
  }
  await step(platform, tx, row, { act: 'renamed', text: `${before} → ${person.name}` });
  await tellRenamed(platform, tx, { before, person, row, at });
  await announceStatus(tx, person.id, at);
}

/** Shows somebody as checked again, who has the compared name back. */
async function putBack(
  platform: Platform,
  tx: Tx,
  { compared: { checkedName }, person, rows }: Renamed,
): Promise<void> {
  const waiting = rows.filter(({ nameCheck }) => nameCheck !== null);
  if (waiting.length === 0) return;
  const at = platform.clock.now();
  for (const row of waiting) {
    await updateVetting(tx, row.id, { nameCheck: null, changedAt: at });
    await step(platform, tx, row, { act: 'restored', text: null });
  }
  if (checkedName !== null) {
    await showAsChecked(tx, person.id, { verified: true, checkedName });
    await setPracticeVerified(tx, person.id, at);
  }
  await announceStatus(tx, person.id, at);
  tx.changed('admin', await findPeopleWithRole(tx, 'ADMIN'));
}

async function step(
  { clock }: Platform,
  tx: Tx,
  { id: vettingId, personId: actorId }: VettingRow,
  { act, text }: { readonly act: 'renamed' | 'restored'; readonly text: string | null },
): Promise<void> {
  const at = clock.now();
  await insertStep(tx, { vettingId, act, text, actorId, at });
  await recordAudit(tx, { actorId, action: `vetting.${act}`, subjectId: actorId, at });
}
