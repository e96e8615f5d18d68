import { readStored, store } from '../../../lib/device-storage.ts';
import type { Choices } from './wizard.ts';

/** A booking that was made on this tab. */
interface Booked extends Pick<Choices, 'doctor' | 'date' | 'time'> {
  readonly id: string;
}

const place = 'just-booked';

/** Remembers what was booked, for the way back through the history. */
export const noteBooked = (booked: {
  id: string;
  doctorId: string;
  date: string;
  time: string;
}): void => {
  const { id, doctorId: doctor, date, time } = booked;
  store('session', place, { id, doctor, date, time } satisfies Booked);
};

/** Something is chosen anew: it is a booking of its own. */
export const forgetBooked = (): void => void store('session', place, null);

/**
 * The booking that these choices have become, or null. Who goes back after paying has this time,
 * and is not told that it is taken.
 */
export function justBooked({ doctor, date, time }: Choices): string | null {
  const booked = readStored<Booked>('session', place);
  const same = booked?.doctor === doctor && booked.date === date && booked.time === time;
  return same && time !== null ? booked.id : null;
}
