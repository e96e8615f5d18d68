import { hasEnded } from '@hafi/contract/emergency/emergency-terms';
import type { Db } from '../../../platform/db/database.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { findByCarriers } from '../course/responders.repo.ts';

/** The call for help of which a message told, and to whom. */
export interface CallOfMessage {
  readonly emergencyId: string;
  readonly elderId: string;
  readonly elder: string;
  readonly person: string;
  readonly goesOn: boolean;
}

/** The calls for help of which these messages told, by what the messages name (`noticeId`). */
export async function callsOfMessages(
  db: Db,
  noticeIds: readonly string[],
): Promise<ReadonlyMap<string, CallOfMessage>> {
  const rows = await findByCarriers(db, noticeIds);
  const ids = rows.flatMap(({ elderId, personId }) => [elderId, ...(personId ? [personId] : [])]);
  const people = await findPeople(db, [...new Set(ids)]);
  return new Map(
    rows.map(({ carrier, elderId, emergencyId, name, personId, state }) => [
      carrier,
      {
        emergencyId,
        elderId,
        elder: people.get(elderId)?.name ?? '',
        person: (personId ? people.get(personId)?.name : name) ?? '',
        goesOn: !hasEnded(state),
      },
    ]),
  );
}
