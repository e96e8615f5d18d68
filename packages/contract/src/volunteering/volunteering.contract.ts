import * as z from 'zod/mini';
import { circleErrors } from '../circle/circle.errors.ts';
import { dataOf, endpoint, pageOf } from '../core/endpoint.ts';
import { cursor, id, limit } from '../core/fields.ts';
import { volunteeringErrors as errors } from './volunteering.errors.ts';
import {
  declineBody,
  giveBackBody,
  helpRating,
  helpRequest,
  nearRequest,
  newHelpRequest,
} from './volunteering.schemas.ts';
import { helpKinds, radii, usualRadius } from './volunteering-terms.ts';

const params = z.object({ id });
const scope = z._default(z.enum(['open', 'past']), 'open');

export const askVolunteer = endpoint({
  method: 'POST',
  path: '/api/help-requests',
  access: 'signed-in',
  topics: ['volunteering', 'notifications', 'activity'],
  summary:
    'Ask volunteers for help, for oneself as an elder or for one whose bookings one keeps. Its place is the sector where the elder lives.',
  body: newHelpRequest,
  output: dataOf(helpRequest),
  status: 201,
  errors: [
    errors['home-sector-unknown'],
    errors['too-many-help-requests'],
    circleErrors['death-recorded'],
  ],
});

export const listHelpRequests = endpoint({
  method: 'GET',
  path: '/api/help-requests',
  access: 'signed-in',
  topics: ['volunteering'],
  summary: 'What was asked for an elder: what is open soonest first, what is past newest first.',
  query: z.object({ elderId: z.optional(id), scope, cursor, limit }),
  output: pageOf(helpRequest),
});

export const listNearRequests = endpoint({
  method: 'GET',
  path: '/api/volunteering/near',
  access: ['VOLUNTEER'],
  topics: ['volunteering'],
  summary:
    'Open requests around the own sector, the soonest first, of the same time the nearest. `home` is null when unknown. A volunteer who is not checked reads no name and no note.',
  query: z.object({
    /** In km. */
    radius: z._default(
      z.coerce.number().check(z.refine((km) => radii.some((r) => r === km))),
      usualRadius,
    ),
    kind: z.optional(z.enum(helpKinds)),
    cursor,
    limit,
  }),
  output: z.extend(pageOf(nearRequest), {
    home: z.nullable(z.object({ name: z.string(), district: z.string() })),
    /** Whether a coordinator has confirmed the volunteer, who may then accept. */
    mayAccept: z.boolean(),
  }),
});

export const listTakenRequests = endpoint({
  method: 'GET',
  path: '/api/volunteering/taken',
  access: ['VOLUNTEER'],
  topics: ['volunteering'],
  summary: 'The requests that the volunteer has taken on, and how often they have helped.',
  query: z.object({ scope, cursor, limit }),
  output: z.extend(pageOf(helpRequest), { helped: z.int() }),
});

export const acceptHelpRequest = endpoint({
  method: 'POST',
  path: '/api/help-requests/:id/accept',
  access: ['VOLUNTEER'],
  topics: ['volunteering', 'notifications', 'activity'],
  summary: 'Take an open request on. Exactly one volunteer does.',
  params,
  output: dataOf(helpRequest),
  errors: [
    errors['not-checked-as-volunteer'],
    errors['help-request-taken'],
    errors['help-request-over'],
    errors['not-this-request-again'],
    errors['too-many-taken'],
    errors['too-many-given-back'],
  ],
});

export const giveBackHelpRequest = endpoint({
  method: 'POST',
  path: '/api/help-requests/:id/give-back',
  access: ['VOLUNTEER'],
  topics: ['volunteering', 'notifications', 'activity'],
  summary:
    'The volunteer cannot come: the request is open again, and its people are told, with the reason if one is given.',
  params,
  body: z.optional(giveBackBody),
  output: dataOf(z.null()),
  errors: [errors['help-request-over'], errors['help-request-not-ready']],
});

export const sayHelpDone = endpoint({
  method: 'POST',
  path: '/api/help-requests/:id/say-done',
  access: ['VOLUNTEER'],
  topics: ['volunteering', 'notifications', 'activity'],
  summary: "The volunteer says that it is done. The elder's side confirms it, or three days do.",
  params,
  output: dataOf(helpRequest),
  errors: [
    errors['help-request-over'],
    errors['help-request-not-ready'],
    errors['help-request-not-begun'],
  ],
});

export const cancelHelpRequest = endpoint({
  method: 'POST',
  path: '/api/help-requests/:id/cancel',
  access: 'signed-in',
  topics: ['volunteering', 'notifications', 'activity'],
  summary: "The elder's side needs the help no more.",
  params,
  output: dataOf(helpRequest),
  errors: [errors['help-request-over'], errors['help-request-not-ready']],
});

export const declineVolunteer = endpoint({
  method: 'POST',
  path: '/api/help-requests/:id/decline',
  access: 'signed-in',
  topics: ['volunteering', 'notifications', 'activity'],
  summary:
    "The elder's side does not want this volunteer: the volunteer sees nothing more of it and cannot take it again, and it is open for others.",
  params,
  body: declineBody,
  output: dataOf(helpRequest),
  errors: [errors['help-request-over'], errors['help-request-not-ready']],
});

export const confirmHelp = endpoint({
  method: 'POST',
  path: '/api/help-requests/:id/confirm',
  access: 'signed-in',
  topics: ['volunteering', 'notifications', 'activity'],
  summary: "The elder's side says that it is done.",
  params,
  output: dataOf(helpRequest),
  errors: [
    errors['help-request-over'],
    errors['help-request-not-ready'],
    errors['help-request-not-begun'],
  ],
});

export const rateHelp = endpoint({
  method: 'POST',
  path: '/api/help-requests/:id/rate',
  access: 'signed-in',
  topics: ['volunteering', 'notifications', 'activity'],
  summary: 'Say how the help was, once, after it was done. The volunteer reads it.',
  params,
  body: helpRating,
  output: dataOf(helpRequest),
  errors: [errors['help-request-not-ready']],
});
