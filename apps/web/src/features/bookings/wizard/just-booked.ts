import { readStored, store } from '../../../lib/device-storage.ts';
import type { Choices } from './wizard.ts';

/** A booking that was made on this tab. */
interface Booked extends Pick<Choices, 'doctor' | 'date' | 'time'> {
  readonly id: string;
}

const place = 'just-booked';

/** The history entry in which the booking was confirmed; the payment takes its place. */
let confirmedIn: string | null = null;

/**
 * Remembers what was booked in which history entry (`key` of the location), for the way back through
 * the history.
 */
export const noteBooked = (
  booked: { id: string; doctorId: string; date: string; time: string },
  entry: string,
): void => {
  const { id, doctorId: doctor, date, time } = booked;
  confirmedIn = entry;
  store('session', place, { id, doctor, date, time } satisfies Booked);
};

/** Something is chosen again: it is a booking of its own. */
export const forgetBooked = (): void => void store('session', place, null);

/**
 * The booking that the choices of a history entry have become, or null. Who goes back after paying
 * has this time, and is not notified that it is taken. The entry in which it was confirmed may be drawn
 * again while the payment loads: it leads nowhere else.
 */
export function justBooked({ doctor, date, time }: Choices, entry: string): string | null {
  if (entry === confirmedIn) return null;
  const booked = readStored<Booked>('session', place);
  const same = booked?.doctor === doctor && booked.date === date && booked.time === time;
  return same && time !== null ? booked.id : null;
}
