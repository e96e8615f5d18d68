import * as z from 'zod/mini';
import { dataOf, done, endpoint } from '../core/endpoint.ts';
import { id, text } from '../core/fields.ts';
import { emergenciesErrors } from './emergencies.errors.ts';
import {
  coming,
  decidedSettings,
  elderPosition,
  emergencyHelp,
  emergencyLine,
  emergencySettings,
  emergencyView,
  ending,
  linkAct,
  newEmergency,
  streetTiles,
} from './emergency.schemas.ts';
import { emergencyLevels } from './emergency-terms.ts';
import { emergencyStatistics } from './statistics.schemas.ts';

const params = z.object({ id });
const topics = ['emergencies', 'notifications', 'activity'] as const;
const ended = emergenciesErrors['emergency-has-ended'];
const calledAgain = emergenciesErrors['emergency-called-again'];
const notFired = emergenciesErrors['emergency-not-fired'];

export const startEmergency = endpoint({
  method: 'POST',
  path: '/api/emergencies',
  access: 'signed-in',
  topics,
  localised: true,
  summary:
    'Calls for help, for oneself or for an elder of whose alerts one is told. It counts down on the server and fires by itself. While one of the same elder goes on, the answer is that one; a press in one that was left open, because somebody came or everybody was asked in vain, starts another, which ends the first when it fires.',
  body: newEmergency,
  output: dataOf(emergencyView),
  answeredAgain: true,
  status: 201,
  errors: [emergenciesErrors['emergency-too-old']],
  idempotencyKey: 'required',
});

export const listEmergencies = endpoint({
  method: 'GET',
  path: '/api/emergencies',
  access: 'signed-in',
  topics: ['emergencies'],
  summary:
    'Open emergencies that concern the caller: their own, those they started, those in which they were asked to help, and for coordinators all. Newest first.',
  output: dataOf(z.array(emergencyLine)),
});

export const getEmergency = endpoint({
  method: 'GET',
  path: '/api/emergencies/:id',
  access: 'signed-in',
  topics: ['emergencies', 'accounts'],
  localised: true,
  summary: 'One emergency. For whoever was asked to help, reading it counts as having seen it.',
  params,
  output: dataOf(emergencyView),
});

export const cancelEmergency = endpoint({
  method: 'POST',
  path: '/api/emergencies/:id/cancel',
  access: 'signed-in',
  topics,
  localised: true,
  summary: 'Stops the countdown. Nobody is told. Again, it answers the same.',
  params,
  output: dataOf(emergencyView),
  answeredAgain: true,
  errors: [emergenciesErrors['emergency-has-fired']],
});

export const locateEmergency = endpoint({
  method: 'POST',
  path: '/api/emergencies/:id/position',
  access: 'signed-in',
  topics: ['emergencies'],
  localised: true,
  summary:
    'Says where the elder is, or takes it back: for the elder, and for who pressed and is with them. Kept until the emergency ends. What the elder said within the last two minutes counts more than what others say.',
  params,
  body: elderPosition,
  output: dataOf(emergencyView),
  answeredAgain: true,
  errors: [ended],
});

export const acknowledgeEmergency = endpoint({
  method: 'POST',
  path: '/api/emergencies/:id/acknowledge',
  access: 'signed-in',
  topics,
  localised: true,
  summary:
    'Says that one sees to it. The next level waits; when nobody comes, it is asked after all.',
  params,
  output: dataOf(emergencyView),
  answeredAgain: true,
  errors: [ended, notFired],
});

export const comeToEmergency = endpoint({
  method: 'POST',
  path: '/api/emergencies/:id/coming',
  access: 'signed-in',
  topics,
  localised: true,
  summary: 'Says that one is on the way, with the own position if one shares it. May be repeated.',
  params,
  body: coming,
  output: dataOf(emergencyView),
  answeredAgain: true,
  errors: [ended, notFired],
});

export const arriveAtEmergency = endpoint({
  method: 'POST',
  path: '/api/emergencies/:id/arrived',
  access: 'signed-in',
  topics,
  localised: true,
  summary: 'Says that one is with the elder.',
  params,
  output: dataOf(emergencyView),
  answeredAgain: true,
  errors: [ended, notFired],
});

export const cannotComeToEmergency = endpoint({
  method: 'POST',
  path: '/api/emergencies/:id/cannot',
  access: 'signed-in',
  topics,
  localised: true,
  summary:
    'Says that one cannot come, also after having said that one does. More people are asked at once when nobody else is counted on, or nobody is left who may come.',
  params,
  output: dataOf(emergencyView),
  answeredAgain: true,
  errors: [ended, notFired],
});

export const callAmbulance = endpoint({
  method: 'POST',
  path: '/api/emergencies/:id/ambulance',
  access: 'signed-in',
  topics,
  localised: true,
  summary: 'Says that one has called 912.',
  params,
  output: dataOf(emergencyView),
  answeredAgain: true,
  errors: [ended, notFired],
});

export const escalateEmergency = endpoint({
  method: 'POST',
  path: '/api/emergencies/:id/escalate',
  access: 'signed-in',
  topics,
  localised: true,
  summary:
    'Asks the next level now: for the elder, who is told of their alerts, and coordinators. `after` is the last level that the reader saw asked: two who ask at once ask one level.',
  params,
  body: z.optional(z.object({ after: z.optional(z.nullable(z.enum(emergencyLevels))) })),
  output: dataOf(emergencyView),
  answeredAgain: true,
  errors: [ended, notFired],
});

export const noteEmergency = endpoint({
  method: 'POST',
  path: '/api/emergencies/:id/notes',
  access: ['ADMIN'],
  topics,
  localised: true,
  summary: 'Adds a note to the timeline.',
  params,
  body: z.object({ note: text(500) }),
  output: dataOf(emergencyView),
  answeredAgain: true,
});

export const resolveEmergency = endpoint({
  method: 'POST',
  path: '/api/emergencies/:id/resolve',
  access: 'signed-in',
  topics,
  localised: true,
  summary:
    'Ends it: well, in hospital, with the ambulance, died, or a false alarm. Everybody who was told is told it in these words. Positions are deleted.',
  params,
  body: ending,
  output: dataOf(emergencyView),
  answeredAgain: true,
  errors: [
    notFired,
    ended,
    emergenciesErrors['emergency-needed-since'],
    emergenciesErrors['elder-lived-since'],
  ],
});

/** The secret of a link that was sent to one responder. */
const linkParams = z.object({ token: z.string().check(z.maxLength(100)) });

export const getEmergencyByLink = endpoint({
  method: 'GET',
  path: '/api/emergency-links/:token',
  access: 'public',
  topics: ['emergencies'],
  localised: true,
  summary:
    'An emergency, for whoever was sent its link: the least that helps. Valid until it ends.',
  params: linkParams,
  output: dataOf(emergencyView),
  errors: [ended, calledAgain],
});

export const actByEmergencyLink = endpoint({
  method: 'POST',
  path: '/api/emergency-links/:token/acts',
  access: 'public',
  topics: ['emergencies'],
  localised: true,
  summary:
    'Says by link that one has seen it, sees to it, comes, cannot come, is there, or has called 912.',
  params: linkParams,
  body: linkAct,
  output: dataOf(emergencyView),
  answeredAgain: true,
  errors: [ended, calledAgain, notFired],
});

/** The elder's id. */
const elderParams = z.object({ id });

export const getEmergencySettings = endpoint({
  method: 'GET',
  path: '/api/elders/:id/emergency-settings',
  access: 'signed-in',
  topics: ['emergencies'],
  summary: 'How the house is found, and who reads the medical card; for the elder and who decides.',
  params: elderParams,
  output: dataOf(decidedSettings),
});

export const saveEmergencySettings = endpoint({
  method: 'PUT',
  path: '/api/elders/:id/emergency-settings',
  access: 'signed-in',
  topics: ['emergencies'],
  summary: 'Changes them, as the elder or as who decides for them.',
  params: elderParams,
  body: emergencySettings,
  output: done,
});

export const getEmergencyHelp = endpoint({
  method: 'GET',
  path: '/api/emergency-help',
  access: ['VOLUNTEER'],
  topics: ['emergencies'],
  summary: 'Whether one wants to be asked when an elder who lives near calls for help.',
  output: dataOf(emergencyHelp),
});

export const saveEmergencyHelp = endpoint({
  method: 'PUT',
  path: '/api/emergency-help',
  access: ['VOLUNTEER'],
  topics: ['emergencies'],
  summary: 'Says so. Only volunteers who are checked are asked.',
  body: emergencyHelp,
  output: done,
});

export const getEmergencyStatistics = endpoint({
  method: 'GET',
  path: '/api/emergency-statistics',
  access: ['ADMIN'],
  topics: ['emergencies'],
  summary: 'How the emergencies of the last 30 days went, and those of the 30 days before.',
  output: dataOf(z.array(emergencyStatistics)),
});

export const getStreetTiles = endpoint({
  method: 'GET',
  path: '/api/street-tiles',
  access: ['ADMIN'],
  topics: [],
  summary: 'From where the map of open emergencies takes its streets, if from anywhere.',
  output: dataOf(streetTiles),
});
