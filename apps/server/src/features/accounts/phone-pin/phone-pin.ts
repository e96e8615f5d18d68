import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { invalidInput } from '../../../platform/http/invalid-input.ts';
import { dataTime, type PersonalData } from '../../../platform/personal-data/personal-data.ts';
import type { Platform } from '../../../platform/platform.ts';
import { keyedHash } from '../../../platform/secrets/secrets.ts';
import { countUse } from '../limits.ts';
import { findPersonById } from '../people.repo.ts';
import { birthPins } from '../shared-phone/birth-pins.ts';
import { hashPin, maxPinTries, verifyPin } from '../shared-phone/pin-hash.ts';
import {
  deletePhonePin,
  findPhonePin,
  forgetPhonePinTries,
  putPhonePin,
  tryPhonePin,
} from './phone-pins.repo.ts';

/** Whether a person has a PIN for phones without apps, and may still try it. */
export type PhonePinState = 'none' | 'set' | 'locked';

/** A guess of a PIN: how many are left, when it was wrong. */
export interface PhonePinGuess {
  readonly right: boolean;
  readonly left: number;
  /** Whether this one has locked it. */
  readonly locks: boolean;
}

/** What the PIN is bound to: a phone without apps has no cookie, so a key of the server. */
const boundTo = (secret: string, personId: string) => keyedHash(secret, 'phone-pin', personId);

/** The state of a person's PIN. */
export async function phonePinState(db: Db, personId: string): Promise<PhonePinState> {
  const row = await findPhonePin(db, personId);
  if (!row) return 'none';
  return row.tries >= maxPinTries ? 'locked' : 'set';
}

/** @throws Problem invalid-input (`weak-pin`) for one made of the date of birth, too-many-requests */
export async function newPhonePin(
  platform: Platform,
  personId: string,
  pin: string,
): Promise<string> {
  const { config, db } = platform;
  const person = await findPersonById(db, personId);
  if (birthPins(person?.birthdate ?? null).includes(pin)) throw invalidInput('pin', 'weak-pin');
  await countUse(platform, ['pin-choice', personId]);
  return hashPin(boundTo(config.keys.current.secret, personId), pin, config.passwordCost);
}

/** Stores a PIN that {@link newPhonePin} has hashed, in place of the one before. */
export const storePhonePin = (
  tx: Tx,
  personId: string,
  pinHash: string,
  setAt: Date,
): Promise<void> => putPhonePin(tx, { personId, pinHash, setAt });

/** Takes the PIN away. */
export const removePhonePin = (tx: Tx, personId: string): Promise<void> =>
  deletePhonePin(tx, personId);

/** Checks a typed PIN, after counting the attempt; five wrong ones lock it. */
export async function guessPhonePin(
  { config }: Pick<Platform, 'config'>,
  tx: Tx,
  personId: string,
  typed: string,
): Promise<PhonePinGuess> {
  const row = await tryPhonePin(tx, personId, maxPinTries);
  if (!row) return { right: false, left: 0, locks: false };
  for (const { secret } of config.keys.all) {
    if (await verifyPin(boundTo(secret, personId), typed, row.pinHash, config.passwordCost)) {
      await forgetPhonePinTries(tx, personId);
      return { right: true, left: maxPinTries, locks: false };
    }
  }
  const left = maxPinTries - row.tries;
  return { right: false, left, locks: left === 0 };
}

/** When a PIN was set, as personal data; the PIN itself is stored only as a hash. */
export const phonePinData: PersonalData = {
  name: 'phonePin',
  async read(db, personId) {
    const row = await findPhonePin(db, personId);
    return row ? [{ createdAt: dataTime(row.setAt) }] : [];
  },
  erase: deletePhonePin,
};
