import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SearchSlot } from '../search/search.public.ts';
import type { BusyTimes } from './busy-times.ts';
import { doctorsHandlers } from './doctors.routes.ts';
import { doctorData } from './own-words.ts';
import { writePlainDirectory } from './plain-directory.ts';
import { doctorSearch } from './search-doctors.ts';

/** The directory of doctors and their free times. `busyTimes` provides the booked times. */
export function doctorsFeature(
  platform: Platform,
  { busyTimes }: { busyTimes: BusyTimes },
): Feature & SearchSlot {
  return {
    handlers: doctorsHandlers(platform, { busyTimes }),
    fills: { doctors: (wish) => writePlainDirectory({ platform, busyTimes }, wish) },
    personalData: doctorData(platform),
    search: [doctorSearch(platform)],
  };
}
