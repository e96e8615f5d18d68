import { appointmentTypeIds } from '@hafi/contract/doctors/doctor-kinds';
import * as contract from '@hafi/contract/doctors/doctors.contract';
import * as practice from '@hafi/contract/practice/practice.contract';
import type { Feature } from '../../platform/feature.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import type { BusyTimes } from './busy-times.ts';
import { addDaysOff, listDaysOff, removeDaysOff } from './days-off.ts';
import { presentTypes } from './doctors.presenter.ts';
import { getDoctor } from './get-doctor.ts';
import { listDoctors } from './list-doctors.ts';
import { listReviews } from './list-reviews.ts';
import { listBookableDays, listSlots } from './list-slots.ts';
import { getOwnProfile, saveOwnProfile } from './own-practice.ts';
import { writePlainDirectory } from './plain-directory.ts';
import { getWorkingHours, saveWorkingHours } from './working-hours.ts';

export function doctorsFeature(platform: Platform, deps: { busyTimes: BusyTimes }): Feature {
  const practising = { platform, ...deps };
  const { translate } = platform;
  return {
    fills: { doctors: (wish) => writePlainDirectory(practising, wish) },
    handlers: [
      handle(contract.listDoctors, ({ query }) => listDoctors(practising, query)),
      handle(contract.getDoctor, async ({ params, locale }) => ({
        data: await getDoctor(practising, params.id, locale),
      })),
      handle(contract.listReviews, ({ params, query }) => listReviews(platform, params.id, query)),
      handle(contract.listSlots, async ({ params, query }) => ({
        data: await listSlots(practising, params.id, query),
      })),
      handle(contract.listBookableDays, async ({ params, query, locale }) => ({
        data: await listBookableDays(practising, params.id, query, locale),
      })),
      handle(contract.listAppointmentTypes, async ({ locale }) => ({
        data: presentTypes(appointmentTypeIds, { locale, translate }),
      })),
      handle(practice.getOwnProfile, async ({ principal }) => ({
        data: await getOwnProfile(platform, principal.personId),
      })),
      handle(practice.saveOwnProfile, async ({ principal, body }) => ({
        data: await saveOwnProfile(platform, principal.personId, body),
      })),
      handle(practice.getWorkingHours, async ({ principal }) => ({
        data: await getWorkingHours(platform, principal.personId),
      })),
      handle(practice.saveWorkingHours, async ({ principal, body }) => ({
        data: await saveWorkingHours(platform, principal.personId, body.spells),
      })),
      handle(practice.listDaysOff, async ({ principal }) => ({
        data: await listDaysOff(practising, principal.personId),
      })),
      handle(practice.addDaysOff, async ({ principal, body }) => ({
        data: await addDaysOff(practising, principal.personId, body),
      })),
      handle(practice.removeDaysOff, async ({ principal, params }) => {
        await removeDaysOff(practising, principal.personId, params.id);
        return { data: null };
      }),
    ],
  };
}
