import type { Glance } from '@hafi/contract/alerts/glance.schemas';
import { listGlances } from '@hafi/contract/alerts/glances.contract';
import { listBookings } from '@hafi/contract/bookings/bookings.contract';
import { type Elder, listElders } from '@hafi/contract/circle/circle.contract';
import type { Permission } from '@hafi/contract/circle/circle-terms';
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { answers } from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { sampleOf } from '../../../../test/sample-of.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

const elderWith = (permissions: Permission[]): Elder => ({
  id: '019aa000-0000-7000-8000-00000000000a',
  name: 'Espérance Mukamana',
  firstName: 'Espérance',
  photo: null,
  by: 'circle',
  relation: 'child',
  decidesAs: null,
  permissions,
});

function open(path: string, permissions: Permission[]) {
  const elder = elderWith(permissions);
  const [sample] = (sampleOf(listGlances.output, { items: 1 }) as { data: Glance[] }).data;
  const glance = { ...sample, elder, doses: null } as Glance;
  const none = { data: [], nextCursor: null };
  return renderPage(path, {
    as: ['FAMILY'],
    answers: [
      answers(listElders, { data: [elder] }),
      answers(listGlances, { data: [glance] }),
      answers(listBookings, none as never),
    ],
  });
}
const unseen = /You do not see the appointments of Espérance\. Ask them to let you\./;
const link = (name: RegExp) => within(screen.getByRole('main')).queryByRole('link', { name });

describe('the rows of the home of who may see neither appointments nor health', () => {
  test('say so of appointments, and offer nothing that leads to nobody', async () => {
    await open('/family-dashboard', ['alerts:receive']);
    expect(link(/^Appointments/)?.textContent).toMatch(unseen);
    expect(screen.queryByText(/None is booked/)).toBeNull();
    expect(link(/^Medicines/)).toBeNull();
    expect(link(/^Help/)).toBeNull();
  });
});

test('the rows of who may see all say what is known', async () => {
  await open('/family-dashboard', ['bookings:manage', 'health:read']);
  expect(link(/^Appointments/)?.textContent).toContain('None is booked. Book one here.');
  expect(link(/^Medicines/)).not.toBeNull();
  expect(link(/^Help/)).not.toBeNull();
});

test.each(['/healthcare', '/healthcare?tab=appointments'])('%s says it too', async (path) => {
  await open(path, ['health:read']);
  screen.getByText(unseen);
  expect(screen.queryByText(/None is booked|No bookings yet/)).toBeNull();
});
