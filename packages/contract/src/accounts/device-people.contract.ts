import * as z from 'zod/mini';
import { dataOf, done, endpoint } from '../core/endpoint.ts';
import { id, instant } from '../core/fields.ts';
import { signedIn } from './account.schemas.ts';
import { accountsErrors as errors } from './accounts.errors.ts';
import { newPin, typedPin } from './pin-rules.ts';

/** How many people can share one phone. */
export const mostOnDevice = 8;

/** A person on a shared phone as the others on it see them: only a first name. */
const devicePerson = z.object({
  id,
  firstName: z.string(),
  /** Signed in now. */
  current: z.boolean(),
  /** Too many wrong PINs: this person must sign in with their password or code. */
  locked: z.boolean(),
});
export type DevicePerson = z.output<typeof devicePerson>;

export const listDevicePeople = endpoint({
  method: 'GET',
  path: '/api/device-people',
  access: 'public',
  topics: ['accounts'],
  summary: 'Who has put themselves on this phone (by its cookie); none on any other.',
  output: dataOf(z.array(devicePerson)),
});

export const joinDevice = endpoint({
  method: 'POST',
  path: '/api/device-people',
  access: 'signed-in',
  topics: ['accounts'],
  summary: 'Put oneself on this phone with a PIN, or choose another PIN.',
  body: z.object({ pin: newPin }),
  output: dataOf(devicePerson),
  status: 201,
  errors: [errors['confirm-first'], errors['no-pin-for-role'], errors['phone-full']],
});

export const switchPerson = endpoint({
  method: 'POST',
  path: '/api/device-people/switch',
  access: 'public',
  topics: ['accounts'],
  summary: 'Go on as somebody of this phone, by their PIN. The session before ends.',
  body: z.object({ id, pin: typedPin }),
  secret: true,
  output: dataOf(signedIn),
  errors: [
    errors['no-pin-for-role'],
    errors['wrong-pin'],
    errors['pin-locked'],
    errors['account-suspended'],
  ],
});

/** A phone that the account is on, as its owner sees it. */
const ownDevice = z.object({
  id,
  device: z.string(),
  /** The phone that sends this request. */
  current: z.boolean(),
  createdAt: instant,
  lastUsedAt: instant,
});
export type OwnDevice = z.output<typeof ownDevice>;

export const listOwnDevices = endpoint({
  method: 'GET',
  path: '/api/device-people/mine',
  access: 'signed-in',
  topics: ['accounts'],
  localised: true,
  summary: 'The phones on which one is with a PIN.',
  output: dataOf(z.array(ownDevice)),
});

export const leaveDevice = endpoint({
  method: 'DELETE',
  path: '/api/device-people/:id',
  access: 'signed-in',
  topics: ['accounts'],
  summary: 'Take oneself off a phone.',
  params: z.object({ id }),
  output: done,
});
