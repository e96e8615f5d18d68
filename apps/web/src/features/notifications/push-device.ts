import { subscribeToPush, unsubscribeFromPush } from '@hafi/contract/notifications/push.contract';
import { call } from '../../lib/api.ts';

/**
 * What this device does with pushes: `unable` cannot show them, `blocked` was told not to by its
 * owner, `off` could, `on` does.
 */
export type DeviceState = 'unable' | 'blocked' | 'off' | 'on';

/** The worker that shows them, once it runs; undefined where there is none. */
async function workerOf(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return undefined;
  if (!('Notification' in window)) return undefined;
  return navigator.serviceWorker.getRegistration();
}

/** Tells the server where this device takes its pushes; once more does no harm. */
async function announce(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await call(subscribeToPush, {
    body: {
      endpoint: endpoint ?? '',
      keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    },
  });
}

/** What this device does now. A subscription that is there is announced for this session. */
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
 * Asks the person, then the browser's push service, then tells the server.
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

/** This device shows no more pushes. */
export async function turnDeviceOff(): Promise<DeviceState> {
  const worker = await workerOf();
  await call(unsubscribeFromPush, {});
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  return worker ? 'off' : 'unable';
}
