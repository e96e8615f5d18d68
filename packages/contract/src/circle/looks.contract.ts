import * as z from 'zod/mini';
import { endpoint, pageOf } from '../core/endpoint.ts';
import { cursor, id, instant, limit } from '../core/fields.ts';
import { accessSubjects } from './circle-terms.ts';

/** One look of somebody else at an elder's data. */
export const look = z.object({
  id,
  /** Who looked; the name is null when the person has left Hafi. */
  who: z.object({ personId: id, name: z.nullable(z.string()), photo: z.nullable(z.string()) }),
  subject: z.enum(accessSubjects),
  /**
   * Why they were let in: as a member of the circle, or as the doctor of a visit. With `link` it was
   * whoever had a link that this person gave away.
   */
  by: z.enum(['circle', 'visit', 'link']),
  at: instant,
});
export type Look = z.output<typeof look>;

export const listLooks = endpoint({
  method: 'GET',
  path: '/api/elders/:id/access-log',
  access: 'signed-in',
  topics: ['circle'],
  summary: "Who looked at an elder's data, newest first, for who decides about the circle.",
  params: z.object({ id }),
  query: z.object({ cursor, limit }),
  /** `intact` says on the first page whether the whole log is as it was written. */
  output: z.extend(pageOf(look), { intact: z.nullable(z.boolean()) }),
});
