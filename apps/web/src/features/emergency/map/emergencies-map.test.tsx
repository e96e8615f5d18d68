import {
  getEmergency,
  getStreetTiles,
  listEmergencies,
} from '@hafi/contract/emergency/emergencies.contract';
import type { EmergencyLine } from '@hafi/contract/emergency/emergency.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { anEmergency, anEmergencyLine, aResponder } from '../../../../test/an-emergency.ts';
import { answers, type FakeAnswer, fails } from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';

beforeAll(loadAllParts, 120_000);

const { elder } = anEmergency();
const remera = {
  code: '1213',
  name: 'Remera',
  district: 'Gasabo',
  latitude: -1.96,
  longitude: 30.1,
};
const line = (id: number, change: Partial<EmergencyLine>): EmergencyLine =>
  anEmergencyLine({
    id: `019aa000-0000-7000-8000-0000000000a${id}`,
    elder: { ...elder, you: false },
    sector: remera,
    ...change,
  });
const drawn = answers(getStreetTiles, { data: null });
const show = (answer: FakeAnswer, tiles = drawn) =>
  renderPage('/admin/emergencies', { as: ['ADMIN'], answers: [answer, tiles] });
const map = () => screen.queryByRole('img', { name: /^Map of Rwanda/ });

it('shows each emergency in the list and, by the same number, on the map', async () => {
  const lines = [line(1, {}), line(2, { sector: null }), line(3, { state: 'on-the-way' })];
  await show(answers(listEmergencies, { data: lines }));
  await screen.findByRole('img', { name: 'Map of Rwanda. 1: Remera, 3: Remera' });
  expect(screen.getAllByText(/^Remera, Gasabo\./)).toHaveLength(2);
  screen.getByText(/Some have no known place/);
  const numbers = [...(map()?.querySelectorAll('text') ?? [])].map((each) => each.textContent);
  expect(numbers).toEqual(['1', '3']);
});

it('draws no map where nobody calls for help, and none while that is not known', async () => {
  const { unmount } = await show(answers(listEmergencies, { data: [] }));
  await screen.findByText('Nobody calls for help now.');
  expect(map()).toBeNull();
  unmount();
  await show(fails(listEmergencies));
  await screen.findByText(/The emergencies did not arrive/);
  expect(map()).toBeNull();
});

it('shows streets where there are tiles, and the drawing while that is not known', async () => {
  const lines = answers(listEmergencies, { data: [line(1, {}), line(2, {})] });
  const url = 'http://localhost/{z}/{x}/{y}.png';
  const { unmount } = await show(
    lines,
    answers(getStreetTiles, { data: { url, attribution: '© Somebody' } }),
  );
  const streets = await screen.findByRole('region', {
    name: 'Map of Rwanda. 1: Remera, 2: Remera',
  });
  expect(map()).toBeNull();
  // Only the sector of both is known: they share a gem.
  await waitFor(() => expect(within(streets).getByText('1, 2')).toBeDefined());
  screen.getByText(/© Somebody/);
  unmount();
  await show(lines, fails(getStreetTiles));
  await screen.findByRole('img', { name: /^Map of Rwanda/ });
});

it('says in each line who is nearest, and calls the elder', async () => {
  const dueAt = new Date(Date.now() + 4.5 * 60_000).toISOString();
  const patrick = { name: 'Patrick Nshuti', knows: 'coming' as const, dueAt };
  await show(
    answers(listEmergencies, {
      data: [
        line(1, { phone: '+250788000001' }),
        line(2, { state: 'on-the-way', nearest: patrick }),
      ],
    }),
  );
  await screen.findByText(/Nobody has answered yet/);
  screen.getByText(/Patrick Nshuti is there in 5 minutes/);
  const call = screen.getByRole('link', { name: `Call ${elder.firstName}` });
  expect(call.getAttribute('href')).toBe('tel:+250788000001');
});

it('says in the list who has called 912', async () => {
  const ambulance = { name: 'Aline Mukamana', at: '2026-11-23T03:18:00.000Z' };
  await show(answers(listEmergencies, { data: [line(1, { state: 'acknowledged', ambulance })] }));
  await screen.findByText(/^Aline Mukamana called 912 at .*05:18\.$/);
});

it('counts on nobody who was late, while others are asked', async () => {
  const patrick = { name: 'Patrick Nshuti', knows: 'coming' as const, dueAt: null };
  await show(
    answers(listEmergencies, { data: [line(1, { state: 'alerting', nearest: patrick })] }),
  );
  await screen.findByText(/Nobody has answered yet/);
  expect(screen.queryByText(/Patrick Nshuti/)).toBeNull();
});

it('shows the one that is chosen beside the list, with what a coordinator does', async () => {
  const desk = (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('64rem') }) as MediaQueryList;
  const media = vi.spyOn(window, 'matchMedia').mockImplementation(desk);
  onTestFinished(() => media.mockRestore());
  const can = { ...anEmergency().can, coordinate: true, respond: true, askMore: true };
  const chosen = anEmergency({ can, responders: [aResponder('Claudine', 'told')] });
  await renderPage(`/admin/emergencies?case=${chosen.id}`, {
    as: ['ADMIN'],
    answers: [
      answers(listEmergencies, { data: [line(1, {}), line(2, { id: chosen.id })] }),
      drawn,
      answers(getEmergency, { data: chosen }),
    ],
  });
  const one = await screen.findByRole('region', { name: new RegExp(elder.name) });
  await within(one).findByRole('button', { name: 'Add a note' });
  within(one).getByRole('heading', { name: 'Who knows' });
  for (const name of ['Call Espérance', 'Call Claudine', 'Call 912']) {
    within(one).getByRole('link', { name });
  }
  for (const name of ['I see to it', 'I called 912', 'Ask more people now']) {
    within(one).getByRole('button', { name });
  }
  within(one).getByText('74 years old');
  within(one).getByRole('heading', { name: 'Medical card' });
  expect(within(one).queryByText('Can you come?')).toBeNull();
});
