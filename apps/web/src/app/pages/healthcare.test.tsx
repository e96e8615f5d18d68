import { type Elder, listElders } from '@hafi/contract/circle/circle.contract';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { answers } from '../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';

const elder: Elder = {
  id: '019aa000-0000-7000-8000-00000000000a',
  name: 'Espérance Mukamana',
  firstName: 'Espérance',
  photo: null,
  by: 'visit',
  relation: null,
  decidesAs: null,
  permissions: ['health:read', 'health:write'],
};
const open = (path: string) =>
  renderPage(path, { as: ['DOCTOR'], answers: [answers(listElders, { data: [elder] })] });
const offer = () => {
  const main = within(screen.getByRole('main'));
  return [
    ...main.queryAllByText(/Doctors in all 30 districts/),
    ...main.queryAllByRole('link', { name: 'Find Doctors' }),
  ];
};

beforeAll(loadAllParts, 120_000);

it("offers no visit above somebody's chart", async () => {
  await open(`/healthcare?elder=${elder.id}&tab=record`);
  screen.getByRole('tab', { name: 'Record', selected: true });
  expect(offer()).toEqual([]);
});

it('offers one on its own page', async () => {
  await open('/healthcare');
  expect(offer()).toHaveLength(2);
});
