import { listAccessLog } from '@hafi/contract/circle/access-log.contract';
import {
  endAppointmentDoctor,
  listAppointmentDoctors,
} from '@hafi/contract/circle/appointment-doctors.contract';
import { type Elder, listElders } from '@hafi/contract/circle/circle.contract';
import { permissions } from '@hafi/contract/circle/circle-terms';
import { getCircle } from '@hafi/contract/circle/members.contract';
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { answers, fails } from '../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';

const id = '019aa000-0000-7000-8000-00000000000a';
const doctorId = '019aa000-0000-7000-8000-00000000000d';
const self: Elder = {
  id,
  name: 'Vestine Uwera',
  firstName: 'Vestine',
  photo: null,
  by: 'self',
  relation: null,
  decidesAs: null,
  permissions: [...permissions],
};
const circle = {
  elder: {
    id,
    name: self.name,
    firstName: 'Vestine',
    photo: null,
    locale: 'en' as const,
    you: true,
  },
  abilities: { decide: true, recordConsent: false, leave: false },
  members: [],
};
const jean = {
  personId: doctorId,
  name: 'Dr Jean Habimana',
  photo: null,
  opensAt: '2020-01-01T08:00:00.000Z',
  closesAt: '2199-01-01T08:00:00.000Z',
};
const view = {
  id: '019aa000-0000-7000-8000-000000000001',
  who: { personId: doctorId, name: jean.name, photo: null },
  subject: 'vitals' as const,
  by: 'visit' as const,
  since: '2026-11-20T08:00:00.000Z',
  at: '2026-11-20T08:41:00.000Z',
  times: 30,
};
const log = (wholeAt: string | null) =>
  answers(listAccessLog, { data: [view], nextCursor: null, intact: true, wholeAt });
const show = (doctors = answers(listAppointmentDoctors, { data: [jean] }), views = log(null)) =>
  renderPage('/circle?tab=access-log', {
    as: ['PATIENT'],
    answers: [
      answers(listElders, { data: [self] }),
      answers(getCircle, { data: circle }),
      views,
      doctors,
      answers(endAppointmentDoctor, { data: null }),
    ],
  });

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

it('shows a sitting as one row, from the first to the last look', async () => {
  await show();
  const row = screen.getByText('Dr Jean Habimana looked at the readings').closest('li');
  expect(row?.textContent).toMatch(/10:00.*–.*10:41.*30 times/);
});

it('says since when the check of every entry stands', async () => {
  await show(undefined, log('2026-11-23T00:15:00.000Z'));
  const said = screen.getByText(/^Every entry was last checked/);
  expect(said.querySelector('time')?.dateTime).toBe('2026-11-23T00:15:00.000Z');
});

it('shows the doctors of appointments, whose access one button ends', async () => {
  const { api } = await show();
  screen.getByText(/^Sees the health data until/);
  fireEvent.click(screen.getByRole('button', { name: 'End this access Dr Jean Habimana' }));
  expect(api.requested).not.toContain(endAppointmentDoctor);
  fireEvent.click(screen.getByRole('button', { name: 'End it' }));
  await screen.findByText('It is ended. Dr Jean Habimana sees nothing more of the health data.');
  expect(api.requested).toContain(endAppointmentDoctor);
});

it('says when the doctors did not arrive, which is not that there are none', async () => {
  await show(fails(listAppointmentDoctors));
  screen.getByText('The doctors of visits did not arrive');
  expect(screen.queryByText(/^No doctor sees/)).toBeNull();
});
