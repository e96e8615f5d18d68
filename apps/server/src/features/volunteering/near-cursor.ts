import * as z from 'zod/mini';
import { cursorOf, placeInstant } from '../../platform/http/cursor.ts';
import type { NearPlace } from './near-requests.repo.ts';

/** Where a page of near requests ended. */
export const nearCursor = cursorOf<NearPlace>(
  z.object({ rank: z.int().check(z.gte(1), z.lte(500)), at: placeInstant, id: z.uuid() }),
);
