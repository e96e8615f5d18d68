import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { findSmsStop, startSms } from '../../platform/outbox/sms/sms-stops.repo.ts';
import { dataTime, type PersonalData } from '../../platform/personal-data/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { findReachable } from '../accounts/accounts.public.ts';

/** The number that is known to be a person's; an unproved one may be somebody else's. */
async function ownNumber(db: Db, personId: string): Promise<string | null> {
  const person = await findReachable(db, personId);
  return person?.phoneProved ? person.phoneNumber : null;
}

async function stopOf(db: Db, personId: string): Promise<Date | null> {
  const phone = await ownNumber(db, personId);
  return phone === null ? null : findSmsStop(db, phone);
}

/** Whether the own number stopped SMS. */
export const getOwnStop = async ({ db }: Platform, personId: string) => ({
  stoppedAt: (await stopOf(db, personId))?.toISOString() ?? null,
});

/** Lets SMS come to the own number again. */
export async function endOwnStop(platform: Platform, personId: string) {
  await inTransaction(platform, async (tx) => {
    const phone = await ownNumber(tx, personId);
    if (phone !== null && (await startSms(tx, phone))) tx.changed('accounts', [personId]);
  });
  return getOwnStop(platform, personId);
}

/** That the own number stopped SMS, as personal data; it goes with the account. */
export const smsStopData: PersonalData = {
  name: 'smsStop',
  async read(db, personId) {
    const stoppedAt = await stopOf(db, personId);
    return stoppedAt ? [{ stoppedAt: dataTime(stoppedAt) }] : [];
  },
  async erase(tx, personId) {
    const phone = await ownNumber(tx, personId);
    if (phone !== null) await startSms(tx, phone);
  },
};
