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
import { turnOfKnown } from '../sign-in/password-hash.ts';
import {
  deletePhonePin,
  findPhonePin,
  forgetPhonePinTries,
  type PhonePinRow,
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
  const bound = boundTo(config.keys.current.secret, personId);
  return hashPin(bound, pin, config.passwordCost, turnOfKnown(personId));
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

type Keys = Pick<Platform, 'config'>;

/** Whether it is this PIN, which takes as long as a hash does. */
async function isPin({ config }: Keys, row: PhonePinRow, typed: string): Promise<boolean> {
  const { passwordCost, keys } = config;
  const turn = turnOfKnown(row.personId);
  for (const { secret } of keys.all) {
    const bound = boundTo(secret, row.personId);
    if (await verifyPin(bound, typed, row.pinHash, passwordCost, turn)) return true;
  }
  return false;
}

async function settle(tx: Tx, row: PhonePinRow, isRight: boolean): Promise<PhonePinGuess> {
  if (isRight && (await forgetPhonePinTries(tx, row))) {
    return { right: true, left: maxPinTries, locks: false };
  }
  const left = maxPinTries - row.tries;
  return { right: false, left, locks: left === 0 };
}

const lockedGuess: PhonePinGuess = { right: false, left: 0, locks: false };

/** A PIN that must be hashed before it is known whether it is the right one. */
class Unhashed extends Error {
  readonly row: PhonePinRow;
  readonly typed: string;
  constructor(row: PhonePinRow, typed: string) {
    super('the transaction begins again once this PIN is hashed');
    this.row = row;
    this.typed = typed;
  }
}

/** Checks a typed PIN in a transaction, after counting the attempt; five wrong ones lock it. */
export type GuessPhonePin = (tx: Tx, personId: string, typed: string) => Promise<PhonePinGuess>;

/**
 * Runs a transaction that checks PINs. No transaction is open while a hash waits for its turn: one that
 * needs it is undone, and begins again once the PIN is hashed.
 */
export async function guessingPhonePins<T>(
  platform: Keys,
  transact: (guess: GuessPhonePin) => Promise<T>,
): Promise<T> {
  const hashed = new Map<string, boolean>();
  const keyOf = ({ pinHash }: PhonePinRow, typed: string) => `${pinHash} ${typed}`;
  for (;;) {
    try {
      return await transact(async (tx, personId, typed) => {
        const row = await tryPhonePin(tx, personId, maxPinTries);
        if (!row) return lockedGuess;
        const isRight = hashed.get(keyOf(row, typed));
        if (isRight === undefined) throw new Unhashed(row, typed);
        return settle(tx, row, isRight);
      });
    } catch (error) {
      if (!(error instanceof Unhashed)) throw error;
      const { row, typed } = error;
      hashed.set(keyOf(row, typed), await isPin(platform, row, typed));
    }
  }
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
