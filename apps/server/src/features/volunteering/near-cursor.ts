import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import * as z from 'zod/mini';
import type { NearPlace } from './near-requests.repo.ts';

const position = z.tuple([z.int().check(z.gte(1), z.lte(500)), z.iso.datetime(), z.uuid()]);

/** Writes where a page of near requests ended as an opaque word. */
export const writeNearCursor = ({ at, id, rank }: NearPlace): string =>
  Buffer.from(JSON.stringify([rank, at.toISOString(), id])).toString('base64url');

/**
 * Reads it; null when there is none.
 * @throws Problem invalid-input when it is none of ours
 */
export function readNearCursor(cursor: string | undefined): NearPlace | null {
  if (cursor === undefined) return null;
  const parsed = position.safeParse(decoded(cursor));
  if (!parsed.success) {
    throw new Problem(coreErrors['invalid-input'], {
      fields: [{ path: 'cursor', code: 'invalid-format' }],
    });
  }
  const [rank, at, id] = parsed.data;
  return { rank, at: new Date(at), id };
}

function decoded(written: string): unknown {
  try {
    return JSON.parse(Buffer.from(written, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
