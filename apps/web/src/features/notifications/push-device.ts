import { subscribeToPush, unsubscribeFromPush } from '@hafi/contract/notifications/push.contract';
import { call } from '../../lib/api.ts';

/**
 * The push state of this device: `unable` to show pushes, `blocked` by its owner, `off`, or `on`.
 */
export type DeviceState = 'unable' | 'blocked' | 'off' | 'on';

/** The service worker that shows pushes; undefined where there is none. */
async function workerOf(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return undefined;
  if (!('Notification' in window)) return undefined;
  return navigator.serviceWorker.getRegistration();
}

/** Registers this device's push subscription with the server; idempotent. */
async function announce(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await call(subscribeToPush, {
    body: {
      endpoint: endpoint ?? '',
      keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    },
  });
}

/** The current push state. Registers an existing subscription for this session. */
export async function deviceState(): Promise<DeviceState> {
  const worker = await workerOf();
  if (!worker) return 'unable';
  if (Notification.permission === 'denied') return 'blocked';
  const subscription = await worker.pushManager.getSubscription();
  if (!subscription) return 'off';
  await announce(subscription);
  return 'on';
}

/**
 * Turns push on: asks the person, subscribes at the browser's push service, and registers with the
 * server.
 * @throws Error when the push service does not answer, Problem when our server does not
 */
export async function turnDeviceOn(key: string): Promise<DeviceState> {
  const worker = await workerOf();
  if (!worker) return 'unable';
  if ((await Notification.requestPermission()) !== 'granted') return deviceState();
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  await announce(subscription);
  return 'on';
}

/** Turns push off on this device. */
export async function turnDeviceOff(): Promise<DeviceState> {
  const worker = await workerOf();
  await call(unsubscribeFromPush, {});
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  return worker ? 'off' : 'unable';
}
