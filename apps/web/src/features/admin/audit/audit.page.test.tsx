import { listAudit } from '@hafi/contract/admin/audit.contract';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { answers, fails } from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import type { AuditLine } from './audit.queries.ts';

beforeAll(loadAllParts, 120_000);

const id = (nth: number) => `019aa000-0000-7000-8000-00000000000${nth}`;
const line: AuditLine = {
  id: id(1),
  kind: 'charts',
  at: '2026-11-23T06:00:00.000Z',
  actor: { id: id(2), name: 'Claire Kamikazi', roles: ['DOCTOR'] },
  action: 'chart.opened',
  subject: { id: id(3), name: 'Josée Uwamahoro' },
  reason: null,
  by: 'circle',
  unplanned: true,
};
const draw = (lines: AuditLine[]) =>
  renderPage('/admin/audit', {
    as: ['ADMIN'],
    answers: [answers(listAudit, { data: lines, nextCursor: null })],
  });
const rows = () => within(screen.getByRole('main')).getAllByRole('listitem');

test('marks who looked at a chart without an appointment near', async () => {
  await draw([line, { ...line, id: id(4), unplanned: false }]);
  await screen.findByText(/with no appointment near/);
  const [marked, other] = rows();
  expect(marked?.textContent).toMatch(
    /Claire Kamikazi.*looked at the health of Josée Uwamahoro, with no appointment near.*Look/,
  );
  expect(other?.textContent).not.toMatch(/Look/);
});

test('says why, and who is gone', async () => {
  const suspended = { ...line, kind: 'people', action: 'person.suspended', by: null } as const;
  await draw([{ ...suspended, actor: null, reason: 'The licence ran out.', unplanned: false }]);
  await screen.findByText(/An account that is gone/);
  expect(rows()[0]?.textContent).toContain('suspended Josée Uwamahoro: The licence ran out.');
});

test('shows what it has no words for as it is, and says that nothing arrived', async () => {
  const later = { ...line, kind: 'work', action: 'thing.done', by: null, subject: null } as const;
  const { unmount } = await draw([{ ...later, unplanned: false }]);
  await screen.findByText('thing.done');
  unmount();
  await renderPage('/admin/audit', { as: ['ADMIN'], answers: [fails(listAudit)] });
  await screen.findByText('The list did not arrive');
});
