import 'fake-indexeddb/auto';
import { listDoses, recordDose } from '@hafi/contract/medications/medications.contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import {
  ago,
  alerts,
  doses,
  focused,
  inMain,
  leaveElderHome,
  newElder,
  openElderHome,
  week,
} from '../../../../test/elder-home-page.ts';
import { fails, unreachable } from '../../../../test/fake-api.ts';
import { loadAllParts } from '../../../../test/render-page.tsx';
import { outbox } from '../../../lib/outbox/own-outbox.ts';

beforeAll(loadAllParts, 120_000);
beforeEach(newElder);
afterEach(leaveElderHome);

it('says so when today’s medicines did not arrive', async () => {
  await openElderHome(alerts(), week(ago(60)), fails(listDoses));
  await screen.findByText('Your medicines of today did not arrive');
  expect(screen.queryByText(/All is done/)).toBeNull();
});

it('asks for all medicines of this moment in one tap, ticks none before, and takes them back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openElderHome(
    alerts(),
    week(ago(60)),
    doses('Amlodipine', 'Metformin'),
    unreachable(recordDose),
  );
  await screen.findByText('Amlodipine 5 mg');
  inMain().getByText('Metformin 5 mg');
  expect(await outbox.entries()).toEqual([]);
  const all = await inMain().findByRole('button', { name: 'I took all 2' });
  all.focus();
  await act(async () => void fireEvent.click(all));
  await screen.findByText(/2 medicines are answered/);
  // The pressed button is gone: the focus is with what is said of it.
  await waitFor(() => expect(focused()).toMatch(/^2 medicines are answered/));
  const taken = (await outbox.entries()).map(({ body }) => Reflect.get(body ?? {}, 'status'));
  expect(taken).toEqual(['taken', 'taken']);
  const undo = inMain().getAllByRole('button', { name: 'Undo' }).at(-1);
  await act(async () => void (undo && fireEvent.click(undo)));
  await inMain().findByRole('button', { name: 'I took all 2' });
  await waitFor(() =>
    expect(focused()).toBe(
      '2 answers are taken back. It is kept on this phone and goes out when there is network.',
    ),
  );
});

it('has the focus with the medicines that were answered, not with the thanks for the check-in before', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openElderHome(
    alerts(),
    week(null),
    doses('Amlodipine', 'Metformin'),
    unreachable(recordDose),
  );
  const press = async (name: RegExp) => {
    const button = await inMain().findByRole('button', { name });
    button.focus();
    await act(async () => void fireEvent.click(button));
  };
  await press(/^Meze neza/);
  await waitFor(() => expect(focused()).toMatch(/^Thank you\./));
  await press(/^I took all 2/);
  await inMain().findByText('Thank you. All is done.');
  await waitFor(() => expect(focused()).toMatch(/^2 medicines are answered/));
});

it('reaches each medicine on its own', async () => {
  await openElderHome(alerts(), week(ago(60)), doses('Amlodipine', 'Metformin'));
  const single = await inMain().findByRole('button', { name: 'One by one' });
  await act(async () => void fireEvent.click(single));
  inMain().getByRole('button', { name: 'Taken (Amlodipine 5 mg)' });
  inMain().getByRole('button', { name: 'Skip (Metformin 5 mg)' });
});

it('puts medicines off without writing anything down, and says that they are still to take', async () => {
  await openElderHome(alerts(), week(ago(60)), doses('Amlodipine'));
  const later = await inMain().findByRole('button', { name: 'Not now' });
  later.focus();
  await act(async () => void fireEvent.click(later));
  await screen.findByText(/1 medicine is still to take/);
  await waitFor(() => expect(focused()).toMatch(/^1 medicine is still to take/));
  expect(screen.queryByText(/All is done/)).toBeNull();
  expect(await outbox.entries()).toEqual([]);
  await act(async () => void fireEvent.click(inMain().getByRole('button', { name: 'Show it' })));
  await inMain().findByRole('button', { name: 'I took it' });
  await waitFor(() => expect(focused()).toMatch(/^Medicine of /));
});
