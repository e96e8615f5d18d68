import * as z from 'zod/mini';
import { cursorOf, positionInstant } from '../../platform/http/cursor.ts';
import type { NearPosition } from './near-requests.repo.ts';

/** Where a page of near requests ended. */
export const nearCursor = cursorOf<NearPosition>(
  z.object({ rank: z.int().check(z.gte(1), z.lte(500)), at: positionInstant, id: z.uuid() }),
);
