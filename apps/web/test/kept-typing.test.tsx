import { listElders } from '@hafi/contract/circle/circle.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { answers } from './fake-api.ts';
import { loadAllParts, renderPage } from './render-page.tsx';
import { sampleOf } from './sample-of.ts';

const elders = sampleOf(listElders.output, { items: 1 }) as Answer<typeof listElders>;
const own = elders.data.map((elder) => ({
  ...elder,
  by: 'self' as const,
  permissions: ['health:read' as const, 'health:write' as const, 'bookings:manage' as const],
}));

beforeAll(loadAllParts, 120_000);
beforeEach(() => sessionStorage.clear());

/** Opens a form, as after a crash: the tab keeps its storage, though it signs in again. */
async function open(path: string, button: string): Promise<void> {
  const kept = { ...sessionStorage };
  const view = await renderPage(path, {
    as: ['PATIENT'],
    answers: [answers(listElders, { ...elders, data: own })],
  });
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, String(value));
  const opener = (await screen.findAllByRole('button', { name: button }))[0] as HTMLElement;
  await act(async () => void fireEvent.click(opener));
  unmount = view.unmount;
}
let unmount: () => void;

it.each([
  ['an illness', '/healthcare?tab=record', 'Add an illness', 'Name of the illness'],
  ['a medicine', '/healthcare?tab=medications', 'Add a medicine', 'Name of the medicine'],
])('what was typed about %s is there after a reload', async (_what, path, button, label) => {
  await open(path, button);
  const field = (await screen.findAllByLabelText<HTMLInputElement>(new RegExp(label)))[0];
  fireEvent.change(field as HTMLElement, { target: { value: 'Half a sentence' } });
  unmount();
  await open(path, button);
  const again = (await screen.findAllByLabelText<HTMLInputElement>(new RegExp(label)))[0];
  expect(again?.value).toBe('Half a sentence');
});
