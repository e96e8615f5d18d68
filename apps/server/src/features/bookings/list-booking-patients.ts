import type { BookingPatient } from '@hafi/contract/bookings/booking.schemas';
import type { Principal } from '../../platform/auth/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople, homesOf } from '../accounts/accounts.public.ts';
import { listElders } from '../circle/circle.public.ts';
import { districtCodeOf, sectorByName } from '../places/places.public.ts';

type Home = BookingPatient['home'];

function homeOf(place: { district: string | null; sector: string | null } | undefined): Home {
  const sector = place ? sectorByName(place.district, place.sector) : null;
  if (sector) {
    const { code, district, name } = sector;
    return { district, sector: { code, name }, near: code };
  }
  if (!place?.district) return null;
  return { district: place.district, sector: null, near: districtCodeOf(place.district) };
}

/**
 * For whom the caller may book: themselves, then the elders whose bookings they keep, whose home is
 * told to who may know where they are.
 */
export async function listBookingPatients(
  platform: Platform,
  principal: Pick<Principal, 'personId' | 'roles'>,
): Promise<BookingPatient[]> {
  const { personId } = principal;
  const elders = (await listElders(platform, principal)).filter(
    ({ by, permissions }) => by === 'circle' && permissions.includes('bookings:manage'),
  );
  const located = elders.filter(({ permissions }) => permissions.includes('location:read'));
  const homes = await homesOf(platform.db, [personId, ...located.map(({ id }) => id)]);
  const own = (await findPeople(platform.db, [personId])).get(personId);
  const self = own ? [{ id: personId, name: own.name, firstName: own.firstName, self: true }] : [];
  const others = elders.map(({ id, firstName, name }) => ({ id, name, firstName, self: false }));
  return [...self, ...others].map((each) => ({ ...each, home: homeOf(homes.get(each.id)) }));
}
