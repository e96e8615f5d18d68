import { expect, it } from 'vitest';
import { deviceProfiles } from './device-profiles.ts';
import { measureWith } from './measure-with.ts';
import type { Characteristic, Device, WebBluetooth } from './web-bluetooth.ts';

const bytes = (...values: number[]) => new DataView(Uint8Array.from(values).buffer);

/** A fake heart rate sensor that sends given messages once somebody listens. */
class Sensor extends EventTarget implements Device {
  readonly messages: DataView[];
  disconnected = 0;

  constructor(...messages: DataView[]) {
    super();
    this.messages = messages;
  }

  readonly gatt = {
    connected: true,
    connect: async () => this.gatt,
    disconnect: () => {
      this.disconnected += 1;
    },
    getPrimaryService: async () => ({ getCharacteristic: async () => this.#characteristic() }),
  };

  #characteristic(): Characteristic {
    const target = Object.assign(new EventTarget(), {
      value: undefined as DataView | undefined,
      startNotifications: async () => {
        queueMicrotask(() => {
          for (const message of this.messages) {
            target.value = message;
            target.dispatchEvent(new Event('characteristicvaluechanged'));
          }
          if (this.messages.length === 0) this.dispatchEvent(new Event('gattserverdisconnected'));
        });
        return target;
      },
    });
    return target;
  }
}

const offering = (device: Device): WebBluetooth => ({ requestDevice: async () => device });
const refusing = (name: string): WebBluetooth => ({
  requestDevice: () => Promise.reject(new DOMException('no', name)),
});
const heart = deviceProfiles['heart-rate'];
const waiting = () => ({ signal: new AbortController().signal, connected: () => undefined });

it('waits for the first complete message, and then disconnects', async () => {
  const sensor = new Sensor(bytes(0x04, 72), bytes(0x06, 74));
  expect((await measureWith(offering(sensor), heart, waiting())).pulse).toBe(74);
  expect(sensor.disconnected).toBe(1);
});

it.each([
  ['NotFoundError', 'not-found'],
  ['SecurityError', 'refused'],
  ['NotAllowedError', 'refused'],
  ['NetworkError', 'lost'],
])('reports %s as %s', async (name, reason) => {
  await expect(measureWith(refusing(name), heart, waiting())).rejects.toMatchObject({ reason });
});

it('reports a lost connection', async () => {
  await expect(measureWith(offering(new Sensor()), heart, waiting())).rejects.toMatchObject({
    reason: 'lost',
  });
});

it('reports an invalid message', async () => {
  await expect(
    measureWith(offering(new Sensor(bytes(0x01, 72))), heart, waiting()),
  ).rejects.toMatchObject({ reason: 'not-understood' });
});

it('stops when it is told to', async () => {
  const stop = new AbortController();
  const connected = () => stop.abort();
  const reading = measureWith(offering(new Sensor(bytes(0x04, 72))), heart, {
    signal: stop.signal,
    connected,
  });
  await expect(reading).rejects.toMatchObject({ reason: 'lost' });
});
