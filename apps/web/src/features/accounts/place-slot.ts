import type { PlaceLevel } from '@hafi/contract/places/places.contract';
import type { ComponentType } from 'react';

/** A place as forms keep it: the code of the province and names below; '' is not chosen. */
export type PlaceValue = Readonly<Record<PlaceLevel, string>>;

/** Chooses a place. It belongs to another feature, so forms are given it. */
export type PlaceSlot = ComponentType<{
  value: PlaceValue;
  onChange: (value: PlaceValue) => void;
  error?: string | undefined;
}>;
