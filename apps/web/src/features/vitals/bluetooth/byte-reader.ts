import { deviceTime, type LocalTime } from './device-time.ts';
import { readFloat, readSfloat } from './medical-float.ts';

/** The message of a device is not what its service promises. */
export class UnreadableMessage extends Error {
  constructor() {
    super('the message of the device cannot be read');
    this.name = 'UnreadableMessage';
  }
}

/** Reads the fields of one message in their order; little-endian, as all of Bluetooth. */
export class ByteReader {
  readonly #view: DataView;
  #at = 0;

  constructor(view: DataView) {
    this.#view = view;
  }

  #take(bytes: number): number {
    const at = this.#at;
    this.#at += bytes;
    if (this.#at > this.#view.byteLength) throw new UnreadableMessage();
    return at;
  }

  uint8(): number {
    return this.#view.getUint8(this.#take(1));
  }

  uint16(): number {
    return this.#view.getUint16(this.#take(2), true);
  }

  /** A 16-bit medical number; null when the device has none. */
  sfloat(): number | null {
    return readSfloat(this.uint16());
  }

  /** A 32-bit medical number; null when the device has none. */
  float(): number | null {
    return readFloat(this.#view.getUint32(this.#take(4), true));
  }

  /** Seven bytes of date and time; null when the device's clock is not set. */
  time(): LocalTime | null {
    const [year, month, day] = [this.uint16(), this.uint8(), this.uint8()];
    const [hours, minutes, seconds] = [this.uint8(), this.uint8(), this.uint8()];
    return deviceTime({ year, month, day, hours, minutes, seconds });
  }

  skip(bytes: number): void {
    this.#take(bytes);
  }
}

/** Whether a bit of the flags is set, counted from 0. */
export const hasBit = (flags: number, bit: number): boolean => ((flags >> bit) & 1) === 1;
