import * as contract from '@hafi/contract/practice/practice.contract';
import { type Handler, handle } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { acceptBooking } from '../bookings/bookings.public.ts';
import { addDaysOff, listDaysOff, removeDaysOff } from './days-off.ts';
import { listPracticeBookings, listWaitingBookings } from './list-practice-bookings.ts';
import { getOwnProfile, saveOwnProfile } from './own-profile.ts';
import { getWorkingHours, saveWorkingHours } from './working-hours.ts';

/** Endpoints for a doctor's own practice. */
export function practiceHandlers(platform: Platform): readonly Handler[] {
  return [
    handle(contract.getOwnProfile, async ({ principal }) => ({
      data: await getOwnProfile(platform, principal.personId),
    })),
    handle(contract.saveOwnProfile, async ({ principal, body }) => ({
      data: await saveOwnProfile(platform, principal.personId, body),
    })),
    handle(contract.getWorkingHours, async ({ principal }) => ({
      data: await getWorkingHours(platform, principal.personId),
    })),
    handle(contract.saveWorkingHours, async ({ principal, body }) => ({
      data: await saveWorkingHours(platform, principal.personId, body.spells),
    })),
    handle(contract.listDaysOff, async ({ principal }) => ({
      data: await listDaysOff(platform, principal.personId),
    })),
    handle(contract.addDaysOff, async ({ principal, body }) => ({
      data: await addDaysOff(platform, principal.personId, body),
    })),
    handle(contract.removeDaysOff, async ({ principal, params }) => {
      await removeDaysOff(platform, principal.personId, params.id);
      return { data: null };
    }),
    handle(contract.listPracticeBookings, async ({ locale, principal, query }) => ({
      data: await listPracticeBookings(platform, { ...principal, locale }, query),
    })),
    handle(contract.listWaitingBookings, async ({ locale, principal }) => ({
      data: await listWaitingBookings(platform, { ...principal, locale }),
    })),
    handle(contract.acceptBooking, async ({ locale, params, principal }) => ({
      data: await acceptBooking(platform, { ...principal, locale }, params.id),
    })),
  ];
}
