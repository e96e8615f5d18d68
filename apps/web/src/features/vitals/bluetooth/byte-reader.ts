import { deviceTime, type LocalTime } from './device-time.ts';
import { readFloat, readSfloat } from './medical-float.ts';

/** The message of a device does not follow its service's specification. */
export class UnreadableMessage extends Error {
  constructor() {
    super('the message of the device cannot be read');
    this.name = 'UnreadableMessage';
  }
}

/** Reads the fields of one message in order; little-endian, as everywhere in Bluetooth. */
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

  /** Reads a 16-bit SFLOAT; null for its special values. */
  sfloat(): number | null {
    return readSfloat(this.uint16());
  }

  /** Reads a 32-bit FLOAT; null for its special values. */
  float(): number | null {
    return readFloat(this.#view.getUint32(this.#take(4), true));
  }

  /** Reads seven bytes of date and time; null when the device's clock is not set. */
  time(): LocalTime | null {
    const [year, month, day] = [this.uint16(), this.uint8(), this.uint8()];
    const [hours, minutes, seconds] = [this.uint8(), this.uint8(), this.uint8()];
    return deviceTime({ year, month, day, hours, minutes, seconds });
  }

  skip(bytes: number): void {
    this.#take(bytes);
  }
}

/** Whether a flag bit is set, counted from 0. */
export const hasBit = (flags: number, bit: number): boolean => ((flags >> bit) & 1) === 1;
