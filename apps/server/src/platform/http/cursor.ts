import * as z from 'zod/mini';
import { invalidInput } from './invalid-input.ts';

/** The last row of a page in a list ordered by an instant: the next page starts after it. */
export interface Position {
  readonly at: Date;
  readonly id: string;
}

/** Encodes the end of a page as an opaque string, and decodes it. */
export interface Cursor<P> {
  write(position: P): string;
  /**
   * Decodes a cursor; null when there is none.
   * @throws Problem invalid-input when this list did not issue it
   */
  read(written: string | undefined): P | null;
}

/** The cursor of a list whose positions have the schema `position`. */
export function cursorOf<P>(position: z.ZodMiniType<P>): Cursor<P> {
  return {
    write: (ended) => Buffer.from(JSON.stringify(ended)).toString('base64url'),
    read(written) {
      if (written === undefined) return null;
      const read = position.safeParse(decoded(written));
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

// PostgreSQL has no year 0.
const instant = z.iso.datetime().check(z.regex(/^[1-9]/));

/** Schema of an instant in a cursor. */
export const positionInstant = z.pipe(
  instant,
  z.transform((written) => new Date(written)),
);

/** The cursor of lists ordered by an instant, then by id. */
export const timeCursor: Cursor<Position> = cursorOf(
  z.object({ at: positionInstant, id: z.uuid() }),
);
