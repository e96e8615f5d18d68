import type { CallGroup } from '@hafi/contract/emergency/emergency.contract';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { keepCalls } from '../../lib/query/kept/kept-calls.ts';
import { forgetKept } from '../../lib/query/kept/kept-person.ts';
import { App } from '../app.tsx';

afterEach(() => forgetKept());

const id = '019aa000-0000-7000-8000-000000000001';
const own: CallGroup = {
  elder: { id, name: 'Espérance Mukamana', firstName: 'Espérance', you: true },
  protection: null,
  people: [
    {
      id: null,
      name: 'Chantal',
      firstName: 'Chantal',
      photo: null,
      relation: 'child',
      phone: '+250788300001',
      why: 'named',
    },
  ],
};
const message = async () => {
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Ask for help by SMS' });
  return decodeURIComponent(link.href);
};

test('has a ready message: to the own people, with the name, where the device keeps them', async () => {
  await renderPage('/offline');
  expect(await message()).toBe('sms:?&body=I need help now. Please call me.');
  cleanup();
  keepCalls({ person: id, at: Date.now(), groups: [own] });
  const within = (screens: ReactNode) => (
    <MemoryRouter initialEntries={['/offline']}>{screens}</MemoryRouter>
  );
  await act(async () => render(<App within={within} />));
  const text = 'Espérance Mukamana needs help now. Please call or come.';
  expect(await message()).toBe(`sms:+250788300001?&body=${text}`);
});
