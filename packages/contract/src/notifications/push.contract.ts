import * as z from 'zod/mini';
import { dataOf, done, endpoint } from '../core/endpoint.ts';

/** A browser's push subscription (W3C Push API, RFC 8291). */
export const pushSubscription = z.object({
  endpoint: z.url({ protocol: /^https?$/, error: 'invalid-format' }).check(z.maxLength(1000)),
  keys: z.object({
    /** An uncompressed P-256 point, base64url. */
    p256dh: z.string().check(z.regex(/^B[\w-]{86}=?$/, { error: 'invalid-format' })),
    /** 16 bytes, base64url. */
    auth: z.string().check(z.regex(/^[\w-]{22}(==)?$/, { error: 'invalid-format' })),
  }),
});

export const getPushKey = endpoint({
  method: 'GET',
  path: '/api/push-subscriptions/key',
  access: 'signed-in',
  topics: [],
  summary: 'The key with which a browser subscribes; null when the operator sends no pushes.',
  output: dataOf(z.object({ publicKey: z.nullable(z.string()) })),
});

export const subscribeToPush = endpoint({
  method: 'POST',
  path: '/api/push-subscriptions',
  access: 'signed-in',
  topics: [],
  summary: 'Send notifications to this device, until this session ends.',
  body: pushSubscription,
  output: done,
});

export const unsubscribeFromPush = endpoint({
  method: 'DELETE',
  path: '/api/push-subscriptions',
  access: 'signed-in',
  topics: [],
  summary: 'Send no more notifications to the device of this session.',
  output: done,
});
