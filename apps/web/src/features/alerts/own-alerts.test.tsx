import type { OwnAlerts } from '@hafi/contract/alerts/alert.schemas';
import { acknowledgeAlert, listOwnAlerts } from '@hafi/contract/alerts/alerts.contract';
import { type Elder, listElders } from '@hafi/contract/circle/circle.contract';
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { answers, fails } from '../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';

const esperance = '019aa000-0000-7000-8000-00000000000a';
const elder: Elder = {
  id: esperance,
  name: 'Espérance Mukamana',
  firstName: 'Espérance',
  photo: null,
  by: 'circle',
  relation: 'volunteer',
  decidesAs: null,
  permissions: ['alerts:receive'],
};
const own: OwnAlerts = {
  elder: { id: esperance, name: elder.name, phone: '+250788000001' },
  people: [
    { id: '019aa000-0000-7000-8000-00000000000b', name: 'Claudine Uwase', phone: '+250788000002' },
    { id: '019aa000-0000-7000-8000-00000000000c', name: 'Jean Bosco', phone: null },
  ],
  alerts: [
    {
      id: '019aa000-0000-7000-8000-000000000001',
      level: 'urgent',
      takenAt: '2026-11-23T05:21:00.000Z',
      message: null,
      acknowledgedAt: null,
      acknowledgedBy: null,
    },
  ],
};
const show = (answer = answers(listOwnAlerts, { data: own })) =>
  renderPage(`/healthcare?tab=vitals&elder=${esperance}`, {
    as: ['VOLUNTEER'],
    answers: [
      answers(listElders, { data: [elder] }),
      answer,
      answers(acknowledgeAlert, { data: { acknowledgedAt: null, acknowledgedBy: null } }),
    ],
  });

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

it('the link of an alert opens what one can do, without what was measured', async () => {
  const { api } = await show();
  screen.getByText('Something is wrong with Espérance Mukamana.');
  const calls = screen.getAllByRole<HTMLAnchorElement>('link', { name: /^(In danger: )?call /i });
  expect(calls.map(({ href }) => href)).toEqual([
    'tel:912',
    'tel:+250788000001',
    'tel:+250788000002',
  ]);
  screen.getByText('Jean Bosco: we know no number.');
  const health = api.requested
    .map(({ path }) => path)
    .filter((path) => /vitals|identity/.test(path));
  expect(health).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'I look after it' }));
  await vi.waitFor(() => expect(api.requested).toContain(acknowledgeAlert));
  const said = 'You have said that you look after Espérance Mukamana.';
  await screen.findByText(said);
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe(said));
});

it('draws no calm where no alert is open', async () => {
  await show(answers(listOwnAlerts, { data: { ...own, alerts: [] } }));
  screen.getByText(/No alert is open now.*you learn by asking/);
  expect(screen.queryByText('All is well')).toBeNull();
  expect(screen.queryByText('In danger: call 912')).toBeNull();
});

it('says when it did not arrive', async () => {
  await show(fails(listOwnAlerts));
  screen.getByText(/Whether something is wrong did not arrive/);
});
