import { dayInKigali } from '@hafi/base/kigali-time';
import { vitalKindNames } from '@hafi/contract/vitals/vital-kinds';
import { findOpenAlerts } from '../features/alerts/alerts.repo.ts';
import { recordAlert } from '../features/alerts/tell-alert.ts';
import { recordCheckIn } from '../features/checkins/check-in-by.ts';
import { findCheckInsSince } from '../features/checkins/checkins.repo.ts';
import { findDosesIn } from '../features/medications/doses/doses.repo.ts';
import { tellDose } from '../features/medications/doses/tell-dose.ts';
import { findValid } from '../features/vitals/readings.repo.ts';
import { recordReading } from '../features/vitals/record-reading.ts';
import { hoursFrom, type World } from './world.ts';

/** As far back as the demo tells of readings, doses and check-ins, which it stores without their acts. */
const days = 3;

/** The activity of the main elder in the last days. */
export async function seedActivity({ now, platform }: World, elder: string): Promise<void> {
  const tx = platform.db;
  const from = hoursFrom(now, -24 * days);
  const until = now;
  for (const row of await findValid(tx, elder, { kinds: vitalKindNames, from, until })) {
    await recordReading(tx, row);
  }
  for (const alert of await findOpenAlerts(tx, [elder])) await recordAlert(tx, alert);
  for (const row of await findCheckInsSince(tx, elder, dayInKigali(from))) {
    await recordCheckIn(tx, row);
  }
  for (const dose of await findDosesIn(tx, elder, { from, before: now })) {
    const open = { ...dose, status: null, recordedBy: null };
    await tellDose(tx, open, dose);
  }
}
