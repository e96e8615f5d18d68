import 'fake-indexeddb/auto';
import { dayInKigali } from '@hafi/base/kigali-time';
import { minuteInMs } from '@hafi/base/time';
import { listOpenAlerts } from '@hafi/contract/alerts/alerts.contract';
import { listCheckIns } from '@hafi/contract/checkins/checkins.contract';
import { listElders } from '@hafi/contract/circle/circle.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import { listPeopleToCall } from '@hafi/contract/emergency/emergency.contract';
import { listDoses } from '@hafi/contract/medications/medications.contract';
import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { newId } from '../src/lib/outbox/outbox-id.ts';
import { outbox } from '../src/lib/outbox/own-outbox.ts';
import { answers, type FakeAnswer } from './fake-api.ts';
import { renderPage } from './render-page.tsx';
import { sampleOf } from './sample-of.ts';

/** Another one in each test: what the device keeps of one person is not shown to the next. */
export const who = { person: '' };
export const elders = sampleOf(listElders.output, { items: 1 }) as Answer<typeof listElders>;
export const own = elders.data.map((elder) => ({
  ...elder,
  by: 'self' as const,
  permissions: ['health:read' as const, 'health:write' as const, 'bookings:manage' as const],
}));
export const elder = own[0] ?? { id: '', name: '' };
export const today = dayInKigali(new Date());
export const ago = (minutes: number) => new Date(Date.now() - minutes * minuteInMs).toISOString();

export const checkedIn = (at: string | null) => ({
  data: { days: [{ day: today, at }], seenBy: ['Chantal'] },
});
export const week = (at: string | null) => answers(listCheckIns, checkedIn(at));
const [sampleDose] = (sampleOf(listDoses.output, { items: 1 }) as Answer<typeof listDoses>).data
  .doses;
const dueDose = (name: string) => ({
  ...sampleDose,
  id: null,
  medicationId: newId(),
  name,
  dosage: '5 mg',
  dueAt: ago(30),
  state: 'due' as const,
  at: null,
  recordedBy: null,
  can: { answer: true, correct: false },
});
export const doses = (...names: string[]) =>
  answers(listDoses, {
    data: { day: today, doses: names.map(dueDose) },
  } as Answer<typeof listDoses>);
const [sampleAlert] = (
  sampleOf(listOpenAlerts.output, { items: 1 }) as Answer<typeof listOpenAlerts>
).data;
export const crisis = {
  ...sampleAlert,
  elder: { id: elder.id, name: elder.name },
  kind: 'blood-pressure',
  level: 'urgent',
  direction: 'high',
  values: { systolic: 182, diastolic: 121 },
  takenAt: ago(20),
  acknowledgedAt: null,
  acknowledgedBy: null,
  seen: null,
  steps: [{ step: 'circle', at: ago(19), people: 3 }],
};
export const alerts = (...list: object[]) =>
  answers(listOpenAlerts, { data: list } as Answer<typeof listOpenAlerts>);
const claudine = {
  id: newId(),
  name: 'Claudine Uwase',
  firstName: 'Claudine',
  photo: null,
  relation: 'child' as const,
  phone: '+250788300001',
  why: 'circle' as const,
};
export const group = {
  elder: { id: elder.id, name: elder.name, firstName: 'Espérance', you: true },
  people: [claudine],
  protection: null,
};
export const people = answers(listPeopleToCall, { data: [group] });

export const openElderHome = (...given: FakeAnswer[]) =>
  renderPage('/dashboard', {
    as: ['PATIENT'],
    account: { id: who.person },
    answers: [...given, answers(listElders, { ...elders, data: own }), people],
  });
export const inMain = () => within(screen.getByRole('main'));
export const seal = () => inMain().queryByRole('button', { name: /^Meze neza/ });
export const focused = () => document.activeElement?.textContent;
export const callees = () =>
  inMain()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('tel:'));

/** Before each test, so that the device knows nothing of the person before. */
export const newElder = () => {
  who.person = newId();
};

export async function leaveElderHome(): Promise<void> {
  vi.restoreAllMocks();
  localStorage.clear();
  for (const { id } of await outbox.entries()) await outbox.dismiss(id);
}
