import { appointmentTypeIds } from '@hafi/contract/doctors/doctor-kinds';
import * as contract from '@hafi/contract/doctors/doctors.contract';
import { type Handler, handle } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import type { BusyTimes } from './busy-times.ts';
import { presentTypes } from './doctors.presenter.ts';
import { getDoctor } from './get-doctor.ts';
import { listDoctors } from './list-doctors.ts';
import { listReviews } from './list-reviews.ts';
import { listBookableDays, listSlots } from './list-slots.ts';

export function doctorsHandlers(
  platform: Platform,
  deps: { busyTimes: BusyTimes },
): readonly Handler[] {
  const practising = { platform, ...deps };
  const { translate } = platform;
  return [
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
  ];
}
