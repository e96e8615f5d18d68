import type { Account } from '@hafi/contract/accounts/account.schemas';
import { useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useUnread } from '../../lib/unread-messages.ts';
import { currentPlace, type Place, placesOf } from './member-places.ts';
import { useWaiting } from './waiting-counts.ts';

/** The navigation of a person: what marks the place where they are, and what waits in each. */
export function usePlaces({ roles }: Account) {
  const places = placesOf(roles);
  const current = currentPlace(places.own, useLocation());
  const marked = (place: Place) => (place === current ? ('page' as const) : undefined);
  const unread = useUnread();
  const counts = useWaiting();
  const waiting = ({ to }: Place) => (to === paths.chat ? unread : (counts[to] ?? 0));
  return { ...places, marked, waiting };
}
