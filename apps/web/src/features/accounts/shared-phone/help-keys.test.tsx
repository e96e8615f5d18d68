import { listDevicePeople } from '@hafi/contract/accounts/device-people.contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { answers } from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';

beforeAll(loadAllParts, 120_000);

it.each([false, true])(
  'offers 912 and the emergency page on a shared phone (locked: %s)',
  async (locked) => {
    const id = '019aa000-0000-7000-8000-000000000001';
    const person = { id, firstName: 'Espérance', locked, current: false };
    await renderPage('/switch', { answers: [answers(listDevicePeople, { data: [person] })] });
    const main = within(screen.getByRole('main'));
    const offers = () => {
      expect(main.getByRole('link', { name: 'Call 912' }).getAttribute('href')).toBe('tel:912');
      expect(main.getByRole('link', { name: 'Emergency' }).getAttribute('href')).toBe('/emergency');
    };
    await main.findByText('Who is here?');
    offers();
    fireEvent.click(await main.findByRole('button', { name: /Espérance/ }));
    await main.findByRole('heading', { name: 'Espérance' });
    offers();
  },
);
