import { DeviceFailure, type DeviceFailureReason } from './device-failure.ts';
import type { DeviceProfile } from './device-profiles.ts';
import type { DeviceReading } from './device-reading.ts';
import type { Characteristic, Device, WebBluetooth } from './web-bluetooth.ts';

const reasons: Record<string, DeviceFailureReason> = {
  NotFoundError: 'not-found',
  SecurityError: 'refused',
  NotAllowedError: 'refused',
  NotSupportedError: 'not-understood',
  UnreadableMessage: 'not-understood',
};

function failureOf(error: unknown): DeviceFailure {
  if (error instanceof DeviceFailure) return error;
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return new DeviceFailure(reasons[name] ?? 'lost');
}

/** The profile's characteristics that the device has. */
async function present(device: Device, profile: DeviceProfile) {
  const gatt = await device.gatt?.connect();
  if (!gatt) throw new DeviceFailure('lost');
  const service = await gatt.getPrimaryService(profile.service);
  const found = [];
  for (const { uuid, parse } of profile.characteristics) {
    const characteristic = await service.getCharacteristic(uuid).catch(() => null);
    if (characteristic) found.push({ characteristic, parse });
  }
  if (found.length === 0) throw new DeviceFailure('not-understood');
  return found;
}

const messageOf = (event: Event) => (event.target as Characteristic | null)?.value;

/**
 * Lets the person choose a device and waits for its first complete reading. Stores nothing: the
 * person confirms the reading first. `connected` is called when the device can be used.
 * @throws DeviceFailure, with `lost` when no reading comes before `signal` aborts
 */
export async function measureWith(
  bluetooth: WebBluetooth,
  profile: DeviceProfile,
  { signal, connected }: { signal: AbortSignal; connected: () => void },
): Promise<DeviceReading> {
  let device: Device | undefined;
  try {
    device = await bluetooth.requestDevice({ filters: [{ services: [profile.service] }] });
    return await firstReading(device, profile, signal, connected);
  } catch (error) {
    throw failureOf(error);
  } finally {
    device?.gatt?.disconnect();
  }
}

async function firstReading(
  device: Device,
  profile: DeviceProfile,
  signal: AbortSignal,
  connected: () => void,
): Promise<DeviceReading> {
  let resolve: (reading: DeviceReading) => void = () => undefined;
  let reject: (failure: unknown) => void = () => undefined;
  const promise = new Promise<DeviceReading>((...ends) => {
    [resolve, reject] = ends;
  });
  const lost = () => reject(new DeviceFailure('lost'));
  // Awaited later; until then a rejection must not count as unhandled.
  promise.catch(() => undefined);
  device.addEventListener('gattserverdisconnected', lost);
  signal.addEventListener('abort', lost);
  try {
    if (signal.aborted) throw new DeviceFailure('lost');
    for (const { characteristic, parse } of await present(device, profile)) {
      characteristic.addEventListener('characteristicvaluechanged', (event) => {
        const message = messageOf(event);
        if (!message) return;
        try {
          const reading = parse(message);
          if (profile.complete(reading)) resolve(reading);
        } catch (error) {
          reject(error);
        }
      });
      await characteristic.startNotifications();
    }
    connected();
    return await promise;
  } finally {
    device.removeEventListener('gattserverdisconnected', lost);
    signal.removeEventListener('abort', lost);
  }
}
