import * as z from 'zod/mini';
import { invalidInput } from './invalid-input.ts';

/** The last row of a page of what is ordered by an instant: where the next one begins. */
export interface Place {
  readonly at: Date;
  readonly id: string;
}

/** How a list writes where a page ended, as an opaque word, and reads it again. */
export interface Cursor<P> {
  write(place: P): string;
  /**
   * Null when there is none.
   * @throws Problem invalid-input when it is none of ours
   */
  read(written: string | undefined): P | null;
}

/** The cursor of a list whose pages end at what `place` describes. */
export function cursorOf<P>(place: z.ZodMiniType<P>): Cursor<P> {
  return {
    write: (ended) => Buffer.from(JSON.stringify(ended)).toString('base64url'),
    read(written) {
      if (written === undefined) return null;
      const read = place.safeParse(decoded(written));
      if (!read.success) throw invalidInput('cursor', 'invalid-format');
      return read.data;
    },
  };
}

function decoded(written: string): unknown {
  try {
    return JSON.parse(Buffer.from(written, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

// The database has no year 0.
const instant = z.iso.datetime().check(z.regex(/^[1-9]/));

/** An instant in a cursor. */
export const placeInstant = z.pipe(
  instant,
  z.transform((written) => new Date(written)),
);

/** The cursor of lists that are ordered by an instant, and by the id where it is the same. */
export const timeCursor: Cursor<Place> = cursorOf(z.object({ at: placeInstant, id: z.uuid() }));
