import { closeReport, listReports } from '@hafi/contract/messages/moderation.contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { answers, type FakeAnswer, fails } from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { expectSaid, press } from '../../../../test/said.ts';
import type { MessageReport } from './reports.queries.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

const id = (nth: number) => `019aa000-0000-7000-8000-00000000000${nth}`;
const at = '2026-11-23T06:00:00.000Z';
const report: MessageReport = {
  id: id(1),
  reason: 'money',
  words: 'He asked twice.',
  content: 'Send 100 000.',
  kind: 'text',
  sentAt: at,
  sender: { id: id(2), name: 'Eric Nshuti' },
  reporter: { id: id(3), name: 'Vestine Uwase' },
  reportedAt: at,
  closedAt: null,
  closedBy: null,
  note: null,
  isDeleted: false,
};

const open = (given: Partial<MessageReport>, ...more: FakeAnswer[]) =>
  renderPage('/admin/reports', {
    as: ['ADMIN'],
    answers: [
      ...more,
      answers(listReports, { data: [Object.assign({}, report, given)], nextCursor: null }),
    ],
  });

it('says what was written, by whom, and who reports it why', async () => {
  await open({});
  await screen.findByText('Send 100 000.');
  screen.getByText('Eric Nshuti wrote:');
  screen.getByText(/^Reported by Vestine Uwase/);
  screen.getByText('It wants money or a code');
  screen.getByText('Vestine Uwase says: He asked twice.');
  const account = screen.getByRole('link', { name: 'Account of Eric Nshuti: suspend' });
  expect(account.getAttribute('href')).toBe(`/admin/people?person=${id(2)}`);
});

it.each(['Leave it', 'Delete it', 'Delete and warn'])(
  '%s: asks why first, then decides',
  async (verdict) => {
    const { api } = await open({}, answers(closeReport, { data: null }));
    await screen.findByText('Send 100 000.');
    await press(`${verdict} (Eric Nshuti)`);
    const question = await screen.findByRole('alertdialog');
    await press(verdict, question);
    await within(question).findAllByText('Write why: it is kept.');
    expect(api.requested).not.toContain(closeReport);
    fireEvent.change(within(question).getByLabelText(/^Why/), { target: { value: 'Fraud.' } });
    await press(verdict, question);
    await expectSaid('Decided. It stands below with who decided, and why.');
    expect(api.requested).toContain(closeReport);
  },
);

it('keeps what was written when it did not work', async () => {
  await open({}, fails(closeReport, 404, 'not-found'));
  await screen.findByText('Send 100 000.');
  await press('Leave it (Eric Nshuti)');
  const question = await screen.findByRole('alertdialog');
  const why = within(question).getByLabelText(/^Why/);
  fireEvent.change(why, { target: { value: 'Harmless.' } });
  await press('Leave it', question);
  await within(question).findByRole('alert');
  expect(why).toHaveProperty('value', 'Harmless.');
});

it('offers nothing for what is decided, and says by whom and why', async () => {
  await open({ closedAt: at, closedBy: 'Aline Umutoni', note: 'Fraud.', isDeleted: true });
  await screen.findByText(/^Decided by Aline Umutoni, .*: Fraud\.$/);
  screen.getByText('Deleted');
  expect(screen.queryByRole('button', { name: /Eric Nshuti/ })).toBeNull();
});

it('names a message without words by its kind', async () => {
  await open({ content: '', kind: 'voice' });
  await screen.findByText('A voice message');
});
