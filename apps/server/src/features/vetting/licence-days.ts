import { addDays, instantAt } from '@hafi/base/kigali-time';
import { licenceEnds, licenceNotices } from '@hafi/contract/vetting/vetting-terms';

/** The hour of Kigali at which the end of a licence is spoken of. */
const noticeHour = '09:00';

/** When the end of a licence is spoken of next, or comes; null when it has come. */
export function nextOfLicence(until: string, now: Date): Date | null {
  const notices = licenceNotices.map((days) => instantAt(addDays(until, -days), noticeHour));
  return [...notices, licenceEnds(until)].find((at) => at > now) ?? null;
}
