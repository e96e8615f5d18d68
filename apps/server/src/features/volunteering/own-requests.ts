import { Problem } from '@hafi/contract/core/problem';
import type { Db } from '../../platform/db/database.ts';
import { dataTime, type PersonalData } from '../../platform/personal-data/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import type { PlannedSource } from '../circle/circle.public.ts';
import { cancelRequest } from './cancel-request.ts';
import { giveBackRequest } from './give-back-request.ts';
import { findAllOf, findEndable, wipeWords } from './own-requests.repo.ts';
import { holdsPromise } from './volunteering.policy.ts';

async function unlessOver(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    // It ended, or somebody else ended it, meanwhile.
    if (!(error instanceof Problem)) throw error;
  }
}

/** What a volunteer has taken on. It is given back when a coordinator no longer confirms the volunteer. */
export const promisedHelp = (platform: Platform) => {
  const find = async (db: Db, personId: string) =>
    (await findEndable(db, personId))
      .filter((row) => holdsPromise(row, 'volunteer') && row.takenBy === personId)
      .map(({ elderId: to, id }) => ({ id, kind: 'help' as const, to }));
  return {
    find,
    async end(personId: string): Promise<void> {
      for (const { id } of await find(platform.db, personId)) {
        await unlessOver(giveBackRequest(platform, personId, id, { unconfirmed: true }));
      }
    },
  };
};

/** The help that was asked for an elder who has died. */
export const plannedHelp = (platform: Platform): PlannedSource => ({
  async find(db, elderId) {
    const rows = (await findEndable(db, elderId)).filter((row) => row.elderId === elderId);
    const people = await findPeople(
      db,
      rows.flatMap(({ takenBy }) => takenBy ?? []),
    );
    return rows.map(({ id, startsAt, takenBy }) => ({
      id,
      kind: 'help' as const,
      who: (takenBy && people.get(takenBy)?.name) || null,
      startsAt,
    }));
  },
  callOff: (elderId, { id }) => unlessOver(cancelRequest(platform, elderId, id, { event: 'died' })),
});

/**
 * A person's help requests and promises as personal data. When the account is closed, their own
 * requests are withdrawn, and taken ones are given back so that another volunteer can come.
 */
export const volunteeringData = (platform: Platform): PersonalData => ({
  name: 'helpRequests',
  async read(db, personId) {
    const rows = await findAllOf(db, personId);
    return rows.map((row) => {
      const own = row.elderId === personId;
      return {
        id: row.id,
        givenAs: own ? 'elder' : 'volunteer',
        type: row.kind,
        startsAt: dataTime(row.startsAt),
        // Of others only what a volunteer may see.
        note: row.note,
        status: row.state,
        stars: row.stars,
        comment: row.thanks,
        createdAt: dataTime(row.createdAt),
      };
    });
  },
  async end(personId) {
    for (const { elderId, id } of await findEndable(platform.db, personId)) {
      const own = elderId === personId;
      await unlessOver(
        own ? cancelRequest(platform, personId, id) : giveBackRequest(platform, personId, id),
      );
    }
  },
  erase: wipeWords,
});
