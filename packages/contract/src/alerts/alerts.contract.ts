import * as z from 'zod/mini';
import { dataOf, done, endpoint, pageOf } from '../core/endpoint.ts';
import { cursor, id, limit } from '../core/fields.ts';
import {
  closingNote,
  healthAlert,
  ownAlerts,
  seenAlert,
  takingOver,
  urgentNews,
} from './alert.schemas.ts';
import { alertPage } from './alert-page.schemas.ts';

/** The elder's id. */
const params = z.object({ id });

export const listAlerts = endpoint({
  method: 'GET',
  path: '/api/elders/:id/alerts',
  access: 'signed-in',
  topics: ['alerts'],
  localised: true,
  summary: "An elder's alerts, newest first, for who reads their health.",
  params,
  query: z.object({ cursor, limit }),
  output: pageOf(healthAlert),
});

export const listOwnAlerts = endpoint({
  method: 'GET',
  path: '/api/elders/:id/alerts/told',
  access: 'signed-in',
  topics: ['alerts', 'circle'],
  localised: true,
  summary:
    'That something is wrong with an elder, and whom to ask, for who receives alerts; what was measured only with a consent that says so.',
  params,
  output: dataOf(ownAlerts),
});

export const getAlert = endpoint({
  method: 'GET',
  path: '/api/elders/:id/alerts/:alertId',
  access: 'signed-in',
  topics: ['alerts', 'vitals', 'circle'],
  localised: true,
  summary:
    'One alert, ended or not, as far as one may know of it: what to do, whom to call, who knows. Opening it counts as having seen it.',
  params: z.object({ id, alertId: id }),
  output: dataOf(alertPage),
});

export const acknowledgeAlert = endpoint({
  method: 'POST',
  path: '/api/elders/:id/alerts/:alertId/acknowledge',
  access: 'signed-in',
  topics: ['alerts', 'notifications', 'activity'],
  summary: 'Say that one has seen it and looks after it. The first to say so is named.',
  params: z.object({ id, alertId: id }),
  output: dataOf(seenAlert),
});

const handedOn = ['alerts', 'notifications', 'activity'] as const;

export const giveBackAlert = endpoint({
  method: 'POST',
  path: '/api/elders/:id/alerts/:alertId/give-back',
  access: 'signed-in',
  topics: handedOn,
  summary:
    'Say that one cannot look after it after all: all who were told of it are told, and it climbs again.',
  params: z.object({ id, alertId: id }),
  output: dataOf(seenAlert),
});

export const takeOverAlert = endpoint({
  method: 'POST',
  path: '/api/elders/:id/alerts/:alertId/take-over',
  access: 'signed-in',
  topics: handedOn,
  summary: 'Look after it in place of who does, who is told. Who has it meanwhile keeps it.',
  params: z.object({ id, alertId: id }),
  body: takingOver,
  output: dataOf(seenAlert),
});

export const closeAlert = endpoint({
  method: 'POST',
  path: '/api/elders/:id/alerts/:alertId/close',
  access: 'signed-in',
  topics: ['alerts', 'vitals', 'notifications', 'activity'],
  summary:
    'Say with a note how an urgent alert ended, as somebody who may write health. The first note stays.',
  params: z.object({ id, alertId: id }),
  body: closingNote,
  output: done,
});

export const listOpenAlerts = endpoint({
  method: 'GET',
  path: '/api/alerts',
  access: 'signed-in',
  topics: ['alerts'],
  localised: true,
  summary:
    'What nobody has seen yet, and what is urgent and has not ended, of all elders whose health one reads, gravest first.',
  output: dataOf(z.array(healthAlert)),
});

export const listUrgentNews = endpoint({
  method: 'GET',
  path: '/api/alerts/urgent',
  access: 'signed-in',
  topics: ['alerts', 'circle'],
  summary:
    'About whom an urgent alert stands that concerns the reader, without what was measured: those of the elders whose alerts one receives, and for coordinators those that reached them.',
  output: dataOf(z.array(urgentNews)),
});
