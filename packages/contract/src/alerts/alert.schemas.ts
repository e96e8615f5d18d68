import * as z from 'zod/mini';
import { id, instant } from '../core/fields.ts';
import { namedPerson, vitalValues } from '../vitals/vital.schemas.ts';
import { vitalKindNames } from '../vitals/vital-kinds.ts';
import { statusDirections } from '../vitals/vital-status.ts';

/**
 * An alert about an abnormal reading. Further abnormal readings join it until somebody acknowledges
 * it.
 */
export const healthAlert = z.object({
  id,
  elder: z.object({ id, name: z.string() }),
  kind: z.enum(vitalKindNames),
  level: z.enum(['watch', 'urgent']),
  direction: z.enum(statusDirections),
  /** The latest reading. */
  values: vitalValues,
  takenAt: instant,
  /** The number of its readings. */
  readings: z.int(),
  raisedAt: instant,
  /** What was measured and what to do, in the language of the request. */
  message: z.string(),
  acknowledgedAt: z.nullable(instant),
  acknowledgedBy: namedPerson,
});
export type HealthAlert = z.output<typeof healthAlert>;
