import * as contract from '@hafi/contract/practice/practice.contract';
import { type Handler, handle } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  acceptBooking,
  bookPatient,
  type OnCameAfterAll,
  recordOutcome,
  recordPaidAtDesk,
} from '../bookings/bookings.public.ts';
import { addBlock, removeBlock } from './blocks.ts';
import { addDaysOff, listDaysOff, removeDaysOff } from './days-off.ts';
import { getCalendar } from './get-calendar.ts';
import { getDesk } from './get-desk.ts';
import { listPracticePatients, listRequests } from './list-requests.ts';
import { getOwnProfile, saveOwnProfile } from './own-profile.ts';
import { getWorkingHours, saveWorkingHours } from './working-hours.ts';

/** Each booking sends messages to others, so they are rate-limited per hour. */
const changes = { max: 200, seconds: 3600 };

/** Endpoints for a doctor's own practice. */
export function practiceHandlers(
  platform: Platform,
  { giveBackFee }: { readonly giveBackFee: OnCameAfterAll },
): readonly Handler[] {
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
    handle(contract.addBlock, async ({ principal, body }) => ({
      data: await addBlock(platform, principal.personId, body),
    })),
    handle(contract.removeBlock, async ({ principal, params }) => {
      await removeBlock(platform, principal.personId, params.id);
      return { data: null };
    }),
    handle(contract.getCalendar, async ({ locale, principal, query }) => ({
      data: await getCalendar(platform, { ...principal, locale }, query),
    })),
    handle(contract.getDesk, async ({ principal }) => ({
      data: await getDesk(platform, principal.personId),
    })),
    handle(contract.listPracticePatients, async ({ principal }) => ({
      data: await listPracticePatients(platform, principal.personId),
    })),
    handle(contract.bookPatient, async ({ body, locale, principal }) => {
      await platform.rateLimiter.take(`booking:${principal.personId}`, changes);
      return { data: await bookPatient(platform, { ...principal, locale }, body) };
    }),
    handle(contract.listWaitingBookings, async ({ locale, principal }) => ({
      data: await listRequests(platform, { ...principal, locale }),
    })),
    handle(contract.acceptBooking, async ({ body, locale, params, principal }) => ({
      data: await acceptBooking(platform, { ...principal, locale }, params.id, body?.startsAt),
    })),
    handle(contract.recordOutcome, async ({ body, locale, params, principal }) => ({
      data: await recordOutcome(
        platform,
        { ...principal, locale },
        { ...params, ...body, giveBackFee },
      ),
    })),
    handle(contract.recordPaidAtDesk, async ({ body, locale, params, principal }) => ({
      data: await recordPaidAtDesk(platform, { ...principal, locale }, { ...params, ...body }),
    })),
  ];
}
