import * as z from 'zod/mini';
import { relations } from '../circle/circle-terms.ts';
import { dataOf, done, endpoint } from '../core/endpoint.ts';
import { id, instant } from '../core/fields.ts';
import { namedPerson } from '../vitals/vital.schemas.ts';
import { alertSteps, callable, closingNote, seenAlert, takingOver } from './alert.schemas.ts';

const access = ['ADMIN'] as const;
const params = z.object({ id });
const topics = ['alerts', 'notifications', 'activity'] as const;

/** An urgent alert for a coordinator: who was notified, who looks after it, and whom to call. */
const escalatedAlert = z.object({
  id,
  elder: z.object({
    id,
    name: z.string(),
    phone: z.nullable(z.string()),
    district: z.nullable(z.string()),
    sector: z.nullable(z.string()),
  }),
  since: instant,
  steps: z.array(z.object({ step: z.enum(alertSteps), at: instant, people: z.int() })),
  acknowledgedAt: z.nullable(instant),
  acknowledgedBy: namedPerson,
  /** The people of the circle who are notified of alerts, and the doctors who were notified. */
  people: z.array(
    z.extend(callable, {
      /** Null for a doctor outside the circle. */
      relation: z.nullable(z.enum(relations)),
    }),
  ),
});
export type EscalatedAlert = z.output<typeof escalatedAlert>;

export const listUrgentAlerts = endpoint({
  method: 'GET',
  path: '/api/admin/urgent-alerts',
  access,
  topics: ['alerts'],
  summary:
    'Urgent alerts that reached the coordinators and have not ended: those that nobody looks after first, the longest waiting first. Without what was measured.',
  output: dataOf(z.array(escalatedAlert)),
});

export const takeUrgentAlert = endpoint({
  method: 'POST',
  path: '/api/admin/urgent-alerts/:id/take',
  access,
  topics,
  summary:
    'Say, as a coordinator, that one looks after an urgent alert. The circle sees who does. It is written in the audit log. The first to say so is named.',
  params,
  output: dataOf(seenAlert),
});

export const takeOverUrgentAlert = endpoint({
  method: 'POST',
  path: '/api/admin/urgent-alerts/:id/take-over',
  access,
  topics,
  summary:
    'Look, as a coordinator, after an urgent alert in place of who does, who is told. It is written in the audit log.',
  params,
  body: takingOver,
  output: dataOf(seenAlert),
});

export const giveBackUrgentAlert = endpoint({
  method: 'POST',
  path: '/api/admin/urgent-alerts/:id/give-back',
  access,
  topics,
  summary:
    'Say, as a coordinator, that one cannot look after an urgent alert after all: all who were told are told. It is written in the audit log.',
  params,
  output: dataOf(seenAlert),
});

export const closeUrgentAlert = endpoint({
  method: 'POST',
  path: '/api/admin/urgent-alerts/:id/close',
  access,
  topics: ['alerts', 'vitals', 'notifications', 'activity'],
  summary:
    'Say, as a coordinator, with a note how an urgent alert ended. It is written in the audit log. The first note stays.',
  params,
  body: closingNote,
  output: done,
});
