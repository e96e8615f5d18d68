import * as z from 'zod/mini';
import { accountsErrors as photoErrors } from '../accounts/accounts.errors.ts';
import { photoLimit } from '../accounts/photo-rules.ts';
import { done, endpoint } from '../core/endpoint.ts';
import { id } from '../core/fields.ts';
import { emergenciesErrors } from './emergencies.errors.ts';

/** The elder's id. */
const elderParams = z.object({ id });

/** The body is the bytes of the picture, under any Content-Type. */
export const changeGatePhoto = endpoint({
  method: 'PUT',
  path: '/api/elders/:id/gate-photo',
  access: 'signed-in',
  topics: ['emergencies'],
  summary:
    'Shows this photo (the body: JPG, GIF or PNG, at most 2 MB) of the gate to whoever is asked to come; for the elder and who decides.',
  params: elderParams,
  file: { max: photoLimit, tooLarge: photoErrors['photo-too-large'] },
  output: done,
  errors: [
    photoErrors['photo-too-large'],
    photoErrors['photo-wrong-kind'],
    photoErrors['photo-broken'],
    photoErrors['photo-too-many-pixels'],
  ],
  heavy: { perHour: 30 },
});

export const removeGatePhoto = endpoint({
  method: 'DELETE',
  path: '/api/elders/:id/gate-photo',
  access: 'signed-in',
  topics: ['emergencies'],
  summary: 'Deletes the photo of the gate. Harmless when there is none.',
  params: elderParams,
  output: done,
});

export const getGatePhoto = endpoint({
  method: 'GET',
  path: '/api/elders/:id/gate-photo',
  access: 'signed-in',
  topics: [],
  summary: 'The photo of the gate, for the elder and who decides.',
  params: elderParams,
  output: 'image/webp',
});

export const getGateOfEmergency = endpoint({
  method: 'GET',
  path: '/api/emergencies/:id/gate-photo',
  access: 'signed-in',
  topics: [],
  summary: 'The photo of the gate, for whoever may find the elder in this emergency.',
  params: z.object({ id }),
  output: 'image/webp',
});

export const getGateByLink = endpoint({
  method: 'GET',
  path: '/api/emergency-links/:token/gate-photo',
  access: 'public',
  topics: [],
  summary: 'The photo of the gate, for whoever was sent the link. Valid until the emergency ends.',
  params: z.object({ token: z.string().check(z.maxLength(100)) }),
  output: 'image/webp',
  errors: [emergenciesErrors['emergency-has-ended'], emergenciesErrors['emergency-called-again']],
});
