import type { PlaceLevel } from '@hafi/contract/places/places.contract';
import type { ComponentType } from 'react';

/** A place as forms hold it: the province by code, the lower levels by name; '' is not chosen. */
export type PlaceValue = Readonly<Record<PlaceLevel, string>>;

/** A component to choose a place. It belongs to another feature, so forms receive it as a prop. */
export type PlaceSlot = ComponentType<{
  value: PlaceValue;
  onChange: (value: PlaceValue) => void;
  error?: string | undefined;
}>;
