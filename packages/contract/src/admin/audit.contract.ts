import * as z from 'zod/mini';
import { endpoint, pageOf } from '../core/endpoint.ts';
import { cursor, id, instant, limit } from '../core/fields.ts';

/** The kinds of what was done, by which the list is filtered. */
export const auditKinds = ['charts', 'people', 'papers', 'messages', 'work', 'accounts'] as const;
export type AuditKind = (typeof auditKinds)[number];

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  access: ['ADMIN'],
  topics: ['audit'],
  summary:
    'Who did what, to whom, why, the last first: what needs special rights, and each view of the health of somebody else. Without what was seen.',
  query: z.object({
    kind: z.optional(z.enum(auditKinds)),
    /** Only what this person did, or what was done to them. */
    person: z.optional(id),
    cursor,
    limit,
  }),
  output: pageOf(
    z.object({
      id,
      kind: z.enum(auditKinds),
      at: instant,
      /** Null when the account is gone. */
      actor: z.nullable(z.object({ id, name: z.string(), roles: z.array(z.string()) })),
      /** `chart.opened`, or an action such as `vetting.confirmed`. */
      action: z.string(),
      /** The person concerned, where it is one. */
      subject: z.nullable(z.object({ id, name: z.string() })),
      reason: z.nullable(z.string()),
      /** For a chart: what gave the right to open it. */
      by: z.nullable(z.enum(['circle', 'appointment', 'link'])),
      /** A doctor opened a chart, and no appointment of the two was near. */
      unplanned: z.boolean(),
    }),
  ),
});
