import type { Position } from '@hafi/contract/emergency/emergency.schemas';

/** What of a position a map needs. */
type Place = Pick<Position, 'latitude' | 'longitude'>;

const digits = 5;

/** A position as one writes it into a map: latitude, longitude. */
export const coordinates = ({ latitude, longitude }: Place): string =>
  `${latitude.toFixed(digits)},${longitude.toFixed(digits)}`;

/** The address by which phones open a position on their map. */
export const mapLink = (position: Place): string =>
  `https://maps.google.com/?q=${coordinates(position)}`;
