import * as z from 'zod/mini';
import { id } from './fields.ts';

/** What a screen sends with each event of `ClientEvents`, as the server checks it. */
export const clientEventSchemas = {
  typing: z.object({ conversationId: id }),
  hidden: z.boolean(),
};
