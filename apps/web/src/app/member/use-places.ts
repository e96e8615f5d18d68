import type { Account } from '@hafi/contract/accounts/account.schemas';
import { useLocation } from 'react-router';
import { currentPlace, type Place, placesOf } from './member-places.ts';

/** The navigation of a person, and what marks the place where they are. */
export function usePlaces({ roles }: Account) {
  const places = placesOf(roles);
  const current = currentPlace(places.own, useLocation());
  const marked = (place: Place) => (place === current ? ('page' as const) : undefined);
  return { ...places, marked };
}
