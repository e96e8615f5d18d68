import * as z from 'zod/mini';
import { endpoint, pageOf } from '../core/endpoint.ts';
import { cursor, id, instant, limit } from '../core/fields.ts';
import { accessSubjects } from './circle-terms.ts';

/**
 * Views of the same data by the same person that follow each other within this many minutes are one
 * entry: one sitting, in which open screens refetch by themselves. Our own choice.
 */
export const sittingMinutes = 30;

/**
 * One entry of the access log: another person viewed an elder's data, or wrote in it. Views of one
 * sitting are one entry, as read; each is stored by itself.
 */
export const accessLogEntry = z.object({
  /** The id of the last view. */
  id,
  /** Who viewed it; the name is null when that person has left Hafi. */
  who: z.object({ personId: id, name: z.nullable(z.string()), photo: z.nullable(z.string()) }),
  subject: z.enum(accessSubjects),
  /**
   * Why access was allowed: as a circle member, or as the doctor of an appointment. `link`: by
   * somebody who had a link that this person shared.
   */
  by: z.enum(['circle', 'visit', 'link']),
  /** The first and the last view, and how many they were. */
  since: instant,
  at: instant,
  times: z.int(),
});
export type AccessLogEntry = z.output<typeof accessLogEntry>;

export const listAccessLog = endpoint({
  method: 'GET',
  path: '/api/elders/:id/access-log',
  access: 'signed-in',
  topics: ['circle'],
  summary:
    "Who looked at an elder's data and who wrote in it, newest first, for who decides about the circle.",
  params: z.object({ id }),
  query: z.object({ cursor, limit }),
  /**
   * `intact`, on the first page only, says whether the whole log is unaltered; `wholeAt` when every
   * entry was last verified, null when that was now: otherwise only what came since was.
   */
  output: z.extend(pageOf(accessLogEntry), {
    intact: z.nullable(z.boolean()),
    wholeAt: z.nullable(instant),
  }),
});
