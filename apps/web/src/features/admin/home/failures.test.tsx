import * as contract from '@hafi/contract/admin/failures.contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { answers, type FakeAnswer, fails } from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { expectSaid } from '../../../../test/said.ts';
import type { FailedMessage } from './failures.queries.ts';

beforeAll(loadAllParts, 120_000);

const id = (nth: number) => `019aa000-0000-7000-8000-00000000000${nth}`;
const at = '2026-11-23T06:00:00.000Z';
const message: FailedMessage = {
  id: id(1),
  channel: 'mail',
  to: 'v…@hafi.test',
  failure: 'smtp-550',
  queuedAt: at,
  failedAt: at,
  canRetry: true,
};
const aside = {
  id: id(2),
  work: 'payments.send-refunds',
  row: id(3),
  failure: '23505',
  failures: 3,
  since: at,
  nextTryAt: at,
};

const unreached = {
  id: id(5),
  name: 'Vestine Uwase',
  phone: '+250788000001',
  since: at,
  tried: [
    { channel: 'mail' as const, failure: 'timeout' },
    { channel: 'sms' as const, failure: 'http-503' },
  ],
};

const draw = (...given: FakeAnswer[]) =>
  renderPage('/admin', {
    as: ['ADMIN'],
    answers: [
      ...given,
      answers(contract.listFailedMessages, { data: [message], nextCursor: null }),
      answers(contract.listUnreached, { data: [unreached], nextCursor: null }),
      answers(contract.listSetAside, { data: [aside], nextCursor: null }),
    ],
  });

const retriesOf = (requested: readonly { path: string }[]) =>
  requested.map(({ path }) => path).filter((path) => path.endsWith('/retry'));

test('says what was given up and why, and sends it again', async () => {
  const { api } = await draw(answers(contract.retryFailedMessage, { data: null }));
  await screen.findByText('Mail: v…@hafi.test');
  screen.getByText('The provider refused it (smtp-550).');
  fireEvent.click(screen.getByRole('button', { name: 'Try again (Mail: v…@hafi.test)' }));
  await expectSaid('The message is sent once more: Mail: v…@hafi.test.');
  expect(retriesOf(api.requested)).toEqual([contract.retryFailedMessage.path]);
});

test('says whom an urgent message did not reach, how to call them, and closes it', async () => {
  const { api } = await draw(answers(contract.closeUnreached, { data: null }));
  const line = (await screen.findByText('Vestine Uwase')).closest('li') as HTMLElement;
  expect(within(line).getByRole('link').getAttribute('href')).toBe('tel:+250788000001');
  within(line).getByText('SMS: The provider refused it (http-503).');
  fireEvent.click(within(line).getByRole('button', { name: 'I have seen to it (Vestine Uwase)' }));
  await expectSaid('Vestine Uwase is off the list.');
  expect(api.requested.map(({ path }) => path)).toContain(contract.closeUnreached.path);
});

test('says so of a message that held a code, and of a device', async () => {
  const secret = { ...message, channel: 'sms' as const, to: '+250…001', canRetry: false };
  const device = { ...message, id: id(4), channel: 'push' as const, to: null, failure: 'gone' };
  await draw(answers(contract.listFailedMessages, { data: [secret, device], nextCursor: null }));
  const line = (await screen.findByText('SMS: +250…001')).closest('li');
  expect(within(line as HTMLElement).queryByRole('button')).toBeNull();
  screen.getByText('It held a code that is good no more.');
  screen.getByText('The address takes no messages any more.');
  screen.getByRole('button', { name: 'Try again (Notification on a device)' });
});

test('names the call for help that goes on, and to whom it was not told', async () => {
  const call = {
    emergencyId: id(6),
    elderId: id(7),
    elder: 'Espérance Mukamana',
    person: 'Patrick Nshuti',
    goesOn: true,
  };
  const sms = { ...message, channel: 'sms' as const, to: '+250…003', canRetry: false, call };
  await draw(answers(contract.listFailedMessages, { data: [sms], nextCursor: null }));
  const title = 'Call for help of Espérance Mukamana: Patrick Nshuti was not told';
  const line = (await screen.findByText(title)).closest('li') as HTMLElement;
  within(line).getByText('The call goes on');
  const link = within(line).getByRole('link', { name: 'Open the call for help' });
  expect(link.getAttribute('href')).toContain(`/emergency/${id(6)}`);
  expect(within(line).queryByText(/code that is good no more/)).toBeNull();
});

test('says which work fails, and shows when a retry failed', async () => {
  const { api } = await draw(fails(contract.retrySetAside));
  await screen.findByText('Failed 3 times (23505)');
  screen.getByText(`payments.send-refunds ${id(3)}`);
  fireEvent.click(
    screen.getByRole('button', { name: `Try again (Payments and refunds, ${id(3)})` }),
  );
  await screen.findByText('It did not work.');
  expect(retriesOf(api.requested)).toEqual([contract.retrySetAside.path]);
});
