import type { Position } from '@hafi/contract/emergency/emergency.schemas';

const digits = 5;

/** A position as one writes it into a map: latitude, longitude. */
export const coordinates = ({ latitude, longitude }: Position): string =>
  `${latitude.toFixed(digits)},${longitude.toFixed(digits)}`;

/** The address by which phones open a position on their map. */
export const mapLink = (position: Position): string =>
  `https://maps.google.com/?q=${coordinates(position)}`;

/** Opens the device's own messages with this text to these numbers. */
export const messageLink = (numbers: readonly string[], text: string): string =>
  // Android wants "?", iPhones "&"; both understand this.
  `sms:${numbers.join(',')}?&body=${encodeURIComponent(text)}`;
