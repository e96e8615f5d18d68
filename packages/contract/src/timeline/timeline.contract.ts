import * as z from 'zod/mini';
import { endpoint, pageOf } from '../core/endpoint.ts';
import { cursor, id, limit } from '../core/fields.ts';
import { timelineEntry, timelineKinds } from './timeline.schemas.ts';

export const getTimeline = endpoint({
  method: 'GET',
  path: '/api/elders/:id/timeline',
  access: 'signed-in',
  topics: ['vitals', 'record', 'notes', 'documents', 'medications', 'bookings', 'caregivers'],
  localised: true,
  summary: "What happened in an elder's health, newest first, of all kinds or of one.",
  params: z.object({ id }),
  query: z.object({ kind: z.optional(z.enum(timelineKinds)), cursor, limit }),
  output: pageOf(timelineEntry),
});
