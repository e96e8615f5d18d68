import { createHmac } from 'node:crypto';
import { dayInMs } from '@hafi/base/time';
import { isPageOfOne } from '@hafi/contract/core/links';
import webPush from 'web-push';
import type { Clock } from '../clock/clock.ts';
import { ProviderRefused, RecipientGone, type Transport } from './transport.ts';

/** The operator's VAPID key pair (RFC 8292), and where push services can reach the operator. */
export interface PushSettings {
  readonly publicKey: string;
  readonly privateKey: string;
  /** A `mailto:` or `https:` address. */
  readonly subject: string;
  readonly clock: Clock;
  /** Called when a push service reports that a device no longer accepts messages. */
  readonly forget: (endpoint: string) => Promise<void>;
}

/** The longest that a push service keeps a push: a device that is off for longer gets its news in other ways. */
const longestMs = dayInMs;

/**
 * TTL of a push (RFC 8030, 5.2), in seconds: until it helps nobody any more. A call that rings no more
 * must not ring when the device comes back; what has no end is replaced by what follows (`topicOf`).
 */
const keptSeconds = (uselessAt: Date | undefined, now: Date): number => {
  const left = uselessAt ? uselessAt.getTime() - now.getTime() : longestMs;
  return Math.floor(Math.min(longestMs, Math.max(0, left)) / 1000);
};

/**
 * Topic of a push (RFC 8030, 5.4): of several about one thing that wait for a device only the last is
 * delivered, so that an all-clear takes the place of its alarm. None for a page of many things, such as
 * the coordinators': what matters little would take the place of an alarm there. The service cannot
 * tell what it is about.
 */
const topicOf = (path: string, key: string): string | undefined =>
  isPageOfOne(path)
    ? createHmac('sha256', key).update(path).digest('base64url').slice(0, 32)
    : undefined;

/**
 * Sends Web Push messages, encrypted for the device (RFC 8291). The payload is `{ "title": "…",
 * "path": "/…" }` with its times, and never more, because others may see the screen.
 * @throws RecipientGone when the subscription has ended
 */
export function pushTransport(settings: PushSettings): Transport {
  const { clock, forget, ...vapidDetails } = settings;
  return async ({ priority, subject, text, to, uselessAt, wakes, writtenAt }) => {
    const subscription = JSON.parse(to);
    const payload = JSON.stringify({
      title: subject,
      path: text,
      at: writtenAt?.getTime(),
      until: uselessAt?.getTime(),
      urgent: priority === 'urgent' || undefined,
    });
    const topic = topicOf(text, settings.privateKey);
    const request = webPush.generateRequestDetails(subscription, payload, {
      vapidDetails,
      TTL: keptSeconds(uselessAt, clock.now()),
      ...(topic ? { topic } : {}),
      urgency: wakes ? 'high' : 'normal',
    });
    const answer = await fetch(request.endpoint, {
      method: 'POST',
      headers: Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      ),
      body: new Uint8Array(request.body ?? []),
      redirect: 'error',
      signal: AbortSignal.timeout(15_000),
    });
    await answer.body?.cancel();
    if (answer.status === 404 || answer.status === 410) {
      await forget(subscription.endpoint);
      throw new RecipientGone(`the push service answered ${answer.status}`);
    }
    if (!answer.ok) throw new ProviderRefused(answer.status);
  };
}
