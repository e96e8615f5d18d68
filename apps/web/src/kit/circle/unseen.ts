import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { Permission } from '@hafi/contract/circle/circle-terms';

/**
 * The first names of the elders in whose circle the reader is without this permission: nothing can be
 * said of what it would show. Empty when there are none.
 */
export const unseenOf = (elders: readonly Elder[], permission: Permission): string =>
  elders
    .filter(({ by, permissions }) => by === 'circle' && !permissions.includes(permission))
    .map(({ firstName }) => firstName)
    .join(', ');
