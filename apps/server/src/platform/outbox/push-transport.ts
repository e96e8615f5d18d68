import webPush from 'web-push';
import { ProviderRefused, RecipientGone, type Transport } from './transport.ts';

/** The operator's VAPID key pair (RFC 8292), and where push services can reach the operator. */
export interface PushSettings {
  readonly publicKey: string;
  readonly privateKey: string;
  /** A `mailto:` or `https:` address. */
  readonly subject: string;
  /** Called when a push service reports that a device no longer accepts messages. */
  readonly forget: (endpoint: string) => Promise<void>;
}

/** TTL of a push, in seconds: a device that is off for longer gets its news in other ways. */
const keptSeconds = 24 * 3600;

/**
 * Sends Web Push messages, encrypted for the device (RFC 8291). The payload is `{ "title": "…",
 * "path": "/…" }` and never more, because others may see the screen.
 * @throws RecipientGone when the subscription has ended
 */
export function pushTransport(settings: PushSettings): Transport {
  const { forget, ...vapidDetails } = settings;
  return async ({ to, subject, text }) => {
    const subscription = JSON.parse(to);
    const payload = JSON.stringify({ title: subject, path: text });
    const request = webPush.generateRequestDetails(subscription, payload, {
      vapidDetails,
      TTL: keptSeconds,
      urgency: 'high',
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
