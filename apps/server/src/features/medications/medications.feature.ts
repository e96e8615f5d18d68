import { dayInKigali } from '@hafi/base/kigali-time';
import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FhirSlot } from '../exchange/exchange.public.ts';
import { recordedAllergies } from '../record/record.public.ts';
import type { TimelineSlot } from '../timeline/timeline.public.ts';
import { cardAllergies } from './card-allergies.ts';
import { currentMedicines } from './current-medicines.ts';
import { climbLadderWork } from './doses/climb-ladder.job.ts';
import { findLastTaken } from './doses/doses.repo.ts';
import { dosesToday } from './doses/doses-today.ts';
import { dosesOfDay } from './doses/list-doses.ts';
import { remindDosesWork } from './doses/remind-doses.job.ts';
import { takeBackDosesWork } from './doses/take-back-doses.job.ts';
import { lastTaken } from './last-taken.ts';
import { medicationStatements } from './medication-statements.ts';
import { medicationsHandlers } from './medications.routes.ts';
import { medicinesOnTimeline } from './medicines-on-timeline.ts';
import { medicationData } from './own-medications.ts';
import { prescribedMedicine } from './prescribed-medicine.ts';

interface Doses {
  readonly current: ReturnType<typeof currentMedicines>;
  /** A medicine that is prescribed; callers must have checked access. */
  readonly prescribed: ReturnType<typeof prescribedMedicine>;
  /** An elder's current medicines, each with its last dose; callers must have checked access. */
  readonly lastTaken: ReturnType<typeof lastTaken>;
  readonly dosesToday: ReturnType<typeof dosesToday>;
  /** When the last dose was taken that somebody recorded; callers must have checked access. */
  readonly lastDose: (elderId: string) => ReturnType<typeof findLastTaken>;
  /** All doses of one Kigali day; callers must have checked access. */
  readonly dosesOfDay: (elderId: string, day: string) => ReturnType<typeof dosesOfDay>;
}

/** Elders' medicines, doses and reminders. */
export function medicationsFeature(platform: Platform): Feature & TimelineSlot & FhirSlot & Doses {
  const { clock, db } = platform;
  const allergySources = [recordedAllergies, cardAllergies];
  return {
    handlers: medicationsHandlers(platform, { allergySources }),
    due: [takeBackDosesWork, remindDosesWork(platform), climbLadderWork(platform)],
    personalData: medicationData,
    timeline: [medicinesOnTimeline(platform)],
    fhir: [(elderId) => medicationStatements(db, elderId, dayInKigali(clock.now()))],
    current: currentMedicines(platform),
    prescribed: prescribedMedicine(platform, { allergySources }),
    lastTaken: lastTaken(platform),
    dosesToday: dosesToday(platform),
    lastDose: (elderId) => findLastTaken(db, elderId),
    dosesOfDay: (elderId, day) =>
      dosesOfDay(db, elderId, { day, now: clock.now(), personId: elderId, mayWrite: false }),
  };
}
