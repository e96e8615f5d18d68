import { inTransaction } from '../../platform/db/in-transaction.ts';
import { lock } from '../../platform/db/locks.ts';
import { dataTime, type PersonalData } from '../../platform/personal-data/personal-data.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { findEntries, findEntriesBy } from './access-log/access-log.repo.ts';
import { findConsentsOf } from './consents/consents.repo.ts';
import { findOfPerson, withdrawAllOf } from './invitations/invitations.repo.ts';
import type { CirclePlatform } from './let-go.ts';
import { endMembership } from './members/end-membership.ts';
import { refuseLastDecider } from './members/last-decider.ts';
import {
  findMemberships,
  findMembershipsEver,
  lockMember,
  lockMembers,
} from './members/members.repo.ts';
import { claimData } from './representative/own-representative.ts';
import { announceCircle, decidersOf, tellCircle } from './tell-circle.ts';

const everything = 100_000;
const nobody = '—';

/**
 * The circle's personal data. Closing an account ends its memberships and open invitations; it is refused
 * while an elder who cannot sign in would be left with nobody who decides. The
 * consent and access logs stay as evidence of what was allowed (Law 058/2021, art. 6-7); the only
 * names in them are the witnesses'.
 */
export function circleData(platform: CirclePlatform): readonly PersonalData[] {
  const { clock, db } = platform;
  const namesOf = async (ids: readonly string[]) => {
    const people = await findPeople(db, [...new Set(ids)]);
    return (id: string) => people.get(id)?.name ?? nobody;
  };
  return [
    {
      name: 'circle',
      async read(_, personId) {
        const rows = await findMembershipsEver(db, personId);
        const name = await namesOf(rows.flatMap((row) => [row.elderId, row.personId]));
        return rows.map(
          ({ decidesAs, elderId, endedAt, permissions, relation, since, ...row }) => ({
            elder: name(elderId),
            name: name(row.personId),
            relationship: relation,
            permissions,
            decidesAs,
            createdAt: dataTime(since),
            endedAt: dataTime(endedAt),
          }),
        );
      },
      async refuse(personId) {
        for (const member of await findMemberships(db, personId)) {
          await refuseLastDecider(db, member);
        }
      },
      async end(personId) {
        const leaver = { personId, locale: 'en' as const };
        for (const { elderId } of await findMemberships(db, personId)) {
          await inTransaction(platform, async (tx) => {
            // Of the last two deciders, only one may go.
            await lock(tx, 'circle', elderId);
            const mine = await lockMember(tx, elderId, personId);
            if (!mine) return;
            await refuseLastDecider(tx, mine);
            await endMembership(platform, tx, mine, { ...leaver, givenAs: 'member' });
            await tellCircle(platform, tx, {
              elderId,
              to: await decidersOf(tx, elderId),
              by: personId,
              news: 'left',
              names: { person: personId },
            });
            await announceCircle(tx, elderId, personId);
          });
        }
      },
      async endLast(tx, personId, by) {
        await lock(tx, 'circle', personId);
        const members = await lockMembers(tx, personId);
        await tellCircle(platform, tx, {
          elderId: personId,
          to: members.map((member) => member.personId),
          ...(by === personId
            ? { by, news: 'elderLeft' as const }
            : { by, news: 'keptClosed' as const, names: { person: by } }),
        });
        // Nobody is left to be looked after: nothing is given back.
        const over = Object.assign({}, platform, { letGo: async () => undefined });
        const leaver = { personId, locale: 'en' as const, givenAs: 'elder' as const };
        for (const member of members) await endMembership(over, tx, member, leaver);
        await withdrawAllOf(tx, personId, clock.now());
        await announceCircle(tx, personId, ...members.map((member) => member.personId));
      },
    },
    claimData(platform),
    {
      name: 'invitations',
      async read(_, personId) {
        const rows = await findOfPerson(db, personId);
        const name = await namesOf(rows.map(({ elderId }) => elderId));
        return rows.map(
          ({ createdAt, elderId, ending, permissions, recipient, relation, way }) => ({
            elder: name(elderId),
            mode: way,
            recipient,
            relationship: relation,
            permissions,
            status: ending,
            createdAt: dataTime(createdAt),
          }),
        );
      },
    },
    {
      name: 'consents',
      async read(_, personId) {
        const rows = await findConsentsOf(db, personId);
        const name = await namesOf(
          rows.flatMap((row) => [
            row.elderId,
            row.personId,
            row.recordedBy,
            ...(row.readBy ? [row.readBy] : []),
          ]),
        );
        return rows.map((row) => ({
          elder: name(row.elderId),
          name: name(row.personId),
          action: row.action,
          relationship: row.relation,
          permissions: row.permissions,
          mode: row.channel,
          textVersion: row.textVersion,
          locale: row.locale,
          witness: row.witness,
          witnessContact: row.witnessContact,
          readBy: row.readBy && name(row.readBy),
          recordedBy: name(row.recordedBy),
          givenAs: row.givenAs,
          createdAt: dataTime(row.at),
        }));
      },
    },
    {
      name: 'accessLog',
      async read(_, personId) {
        const mine = await findEntries(db, personId, null, everything);
        const rows = [...mine, ...(await findEntriesBy(db, personId))];
        const name = await namesOf(rows.flatMap((row) => [row.elderId, row.actorId]));
        return rows.map(({ actorId, at, elderId, subject }) => ({
          name: name(actorId),
          elder: name(elderId),
          subject,
          createdAt: dataTime(at),
        }));
      },
    },
  ];
}
