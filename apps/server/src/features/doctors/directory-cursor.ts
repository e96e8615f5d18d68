import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { doctorSorts } from '@hafi/contract/doctors/doctors.contract';
import * as z from 'zod/mini';
import type { DirectoryPosition, DoctorSort } from './directory.repo.ts';

const position = z.tuple([z.enum(doctorSorts), z.boolean(), z.int32(), z.int32(), z.uuid()]);

/** Where a list goes on: the sort it belongs to, whether it forgives typos, and the last row. */
export interface DirectoryCursor {
  readonly sort: DoctorSort;
  readonly forgiving: boolean;
  readonly after: DirectoryPosition;
}

/** Writes a cursor as an opaque word. */
export function writeCursor({ sort, forgiving, after }: DirectoryCursor): string {
  const parts = [sort, forgiving, after.first, after.second, after.id];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/**
 * Reads a cursor of the same sort.
 * @throws Problem invalid-input when it is none of ours or of another sort
 */
export function readCursor(written: string, sort: DoctorSort): DirectoryCursor {
  const parsed = position.safeParse(decoded(written));
  if (!parsed.success || parsed.data[0] !== sort) {
    throw new Problem(coreErrors['invalid-input'], {
      fields: [{ path: 'cursor', code: 'invalid-format' }],
    });
  }
  const [, forgiving, first, second, id] = parsed.data;
  return { sort, forgiving, after: { first, second, id } };
}

function decoded(written: string): unknown {
  try {
    return JSON.parse(Buffer.from(written, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
