import { expect, it } from 'vitest';
import { newId } from '../../platform/ids/uuid-v7.ts';
import type { ReadingRow } from '../vitals/vitals.public.ts';
import { observationOf } from './fhir-observation.ts';

const at = new Date('2026-11-20T07:30:00Z');
const row: ReadingRow = {
  id: newId(),
  elderId: newId(),
  takenAt: at,
  recordedAt: at,
  kind: 1,
  value: 700,
  second: null,
  status: 0,
  judgedBy: null,
  source: 1,
  glucoseContext: null,
  breathing: null,
  consciousness: null,
  recordedBy: newId(),
  deviceName: null,
  alertId: null,
  withdrawnAt: null,
  withdrawnBy: null,
  replacedBy: null,
  origin: null,
  dayOnly: false,
};

it.each([
  [2, 'A&D UA-651', 'Read from the device'],
  [1, null, undefined],
  [3, null, undefined],
])('a reading of source %d and device %s was taken so: %s', (source, deviceName, method) => {
  const { device, method: said } = observationOf({ ...row, source, deviceName });
  expect([device?.display ?? null, said?.text]).toEqual([deviceName, method]);
});

it.each([
  [null, '2339-0'],
  [1, '1558-6'],
  [2, '87422-2'],
  [3, '2339-0'],
])('glucose of the stored context %s has the LOINC code %s', (glucoseContext, code) => {
  const { code: said } = observationOf({ ...row, kind: 6, value: 950, glucoseContext });
  expect(said.coding).toEqual([{ system: 'http://loinc.org', code }]);
});
