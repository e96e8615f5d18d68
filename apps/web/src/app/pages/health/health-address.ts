import type { Elder } from '@hafi/contract/circle/circle.contract';
import { msg } from '@lingui/core/macro';
import { paths } from '../../../lib/paths.ts';

/** What the health of somebody else is called. */
export const health = msg`Health`;

/** The address of an elder's health, or of a part of it; without an elder, of the reader's. */
export function addressOf(elder: Elder | null, part?: string): string {
  const of = elder && elder.by !== 'self' ? `elder=${elder.id}` : '';
  const query = [of, part ? `tab=${part}` : ''].filter(Boolean).join('&');
  return query ? `${paths.healthcare}?${query}` : paths.healthcare;
}
