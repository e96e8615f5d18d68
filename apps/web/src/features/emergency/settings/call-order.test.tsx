import { orderPeopleToCall } from '@hafi/contract/emergency/call-order.contract';
import { type CallGroup, listPeopleToCall } from '@hafi/contract/emergency/emergency.contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { answers, type FakeAnswer, fails } from '../../../../test/fake-api.ts';
import { accountWith, loadAllParts, renderPage } from '../../../../test/render-page.tsx';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

const account = accountWith(['PATIENT']);
const person = (name: string, last: string | null): CallGroup['people'][number] => ({
  id: last && `019aa000-0000-7000-8000-0000000000${last}`,
  name,
  firstName: name,
  photo: null,
  relation: 'child',
  phone: `+2507883000${last ?? '00'}`,
  why: last ? 'circle' : 'named',
});
const three = [person('Gaspard', null), person('Aline', '01'), person('Berthe', '02')];
let people = three;
const live: FakeAnswer = {
  endpoint: listPeopleToCall,
  answer: () => {
    const elder = { id: account.id, name: 'Espérance', firstName: 'Espérance', you: true };
    return answers(listPeopleToCall, { data: [{ elder, protection: null, people }] }).answer();
  },
};

const section = () =>
  screen.getByRole('heading', { name: 'Who is called first' }).parentElement as HTMLElement;
const names = () =>
  within(section())
    .getAllByRole('listitem')
    .map((line) => line.querySelector('b')?.textContent);

async function open(...replies: FakeAnswer[]) {
  people = three;
  const page = await renderPage('/emergency', { as: ['PATIENT'], answers: [live, ...replies] });
  const opens = await screen.findByText('Before it happens');
  await act(async () => void fireEvent.click(opens));
  await screen.findByRole('heading', { name: 'Who is called first' });
  return page;
}

test('moves somebody by a key that has their name, says where they are, and keeps the focus', async () => {
  const bodies: unknown[] = [];
  const page = await open(answers(orderPeopleToCall, { data: null }));
  const { fetch: answered } = page.api;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    if (init?.method === 'PUT') {
      const body: { people: string[] } = JSON.parse(String(init.body));
      bodies.push(body);
      people = body.people.flatMap((key) => three.find(({ id }) => (id ?? 'named') === key) ?? []);
    }
    return answered(input, init);
  });
  expect(names()).toEqual(['Gaspard', 'Aline', 'Berthe']);
  expect(screen.queryByRole('button', { name: 'Up Gaspard' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Up Berthe' }));
  await waitFor(() => expect(names()).toEqual(['Gaspard', 'Berthe', 'Aline']));
  expect(document.activeElement?.textContent).toBe('Up Berthe');
  within(section()).getByText('Berthe is number 2 now.');
  fireEvent.click(screen.getByRole('button', { name: 'Up Berthe' }));
  await waitFor(() => expect(names()).toEqual(['Berthe', 'Gaspard', 'Aline']));
  // The first has nowhere to go up to.
  expect(document.activeElement?.textContent).toBe('Down Berthe');
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies.at(-1)).toEqual({ people: [three[2]?.id, 'named', three[1]?.id] });
  await waitFor(() => expect(names()).toEqual(['Berthe', 'Gaspard', 'Aline']));
});

test('brings back the order of the server where it failed, and says so', async () => {
  await open(fails(orderPeopleToCall));
  fireEvent.click(screen.getByRole('button', { name: 'Down Gaspard' }));
  await within(section()).findByRole('alert');
  await waitFor(() => expect(names()).toEqual(['Gaspard', 'Aline', 'Berthe']));
});
