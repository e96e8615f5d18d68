import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';

/** The last row of a page: where the next one begins. */
export interface Place {
  readonly at: Date;
  readonly id: string;
}

const shape = /^(?:([a-z]+) )?(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z) ([0-9a-f-]{36})$/;

/** Writes where a page ended as an opaque cursor; `part` names the part of a list of several. */
export function writeCursor(place: Place, part?: string): string {
  const text = `${part ? `${part} ` : ''}${place.at.toISOString()} ${place.id}`;
  return Buffer.from(text).toString('base64url');
}

/**
 * Reads a cursor; null when there is none.
 * @throws Problem invalid-input when it is none of ours
 */
export function readCursor(cursor: string | undefined): (Place & { part?: string }) | null {
  if (cursor === undefined) return null;
  const [, part, at = '', id = ''] =
    shape.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (Number.isNaN(Date.parse(at)) || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) {
    throw new Problem(coreErrors['invalid-input'], {
      fields: [{ path: 'cursor', code: 'invalid-format' }],
    });
  }
  return { at: new Date(at), id, ...(part ? { part } : {}) };
}
