import { listElders } from '@hafi/contract/circle/circle.contract';
import { screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { answers } from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage, type Viewer } from '../../../../test/render-page.tsx';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

const elder = {
  id: '019aa000-0000-7000-8000-0000000000a1',
  name: 'Espérance Mukamana',
  firstName: 'Espérance',
  photo: null,
  by: 'circle',
  relation: 'child',
  decidesAs: null,
  permissions: ['alerts:receive', 'health:read'],
} as const;
const ofOthers = { ...elder, id: elder.id.replace('a1', 'a2'), firstName: 'Jean' };

const cards = async (as: Viewer) => {
  const notified = { ...ofOthers, permissions: ['alerts:receive'] as const };
  await renderPage('/emergency', {
    as,
    answers: [answers(listElders, { data: [elder, notified] } as never)],
  });
  const links = await screen.findAllByRole<HTMLAnchorElement>('link', { name: /^Medical card/ });
  return links.map(({ textContent, href }) => [textContent, href.replace(location.origin, '')]);
};

test('leads an elder to their own medical card', async () => {
  expect(await cards(['PATIENT'])).toEqual([['Medical card', '/medical-card']]);
});

test('leads family to the cards of the elders whose health they read', async () => {
  expect(await cards(['FAMILY'])).toEqual([
    ['Medical card of Espérance', `/medical-card?elder=${elder.id}`],
  ]);
});
