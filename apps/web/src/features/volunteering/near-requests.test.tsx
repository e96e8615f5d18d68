import { listNearRequests } from '@hafi/contract/volunteering/volunteering.contract';
import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { answers } from '../../../test/fake-api.ts';
import { accountWith, loadAllParts, renderPage } from '../../../test/render-page.tsx';

beforeAll(loadAllParts, 120_000);

const open = (
  place: { district: string | null; sector: string | null },
  home: { name: string; district: string } | null = null,
) =>
  renderPage('/volunteer-dashboard', {
    as: ['VOLUNTEER'],
    account: { place: { ...accountWith(['VOLUNTEER']).place, ...place } },
    answers: [answers(listNearRequests, { data: [], nextCursor: null, home, mayAccept: false })],
  });

it('asks a volunteer whose district is known for the sector only', async () => {
  await open({ district: 'Huye', sector: null });
  expect(screen.getByText('In which sector of Huye do you live?')).toBeTruthy();
  // In the list, and among the next steps.
  expect(screen.getAllByText('Choose your sector')).toHaveLength(2);
  expect(screen.queryByText(/where you live/)).toBeNull();
});

it('asks who said nothing where they live', async () => {
  await open({ district: null, sector: null });
  expect(screen.getByText('We do not know where you live')).toBeTruthy();
  expect(screen.getByText('Say where you live')).toBeTruthy();
});

it('asks nothing more of who said it', async () => {
  await open({ district: 'Huye', sector: 'Ngoma' }, { name: 'Ngoma', district: 'Huye' });
  expect(screen.queryByText(/where you live|Choose your sector|In which sector/)).toBeNull();
});
