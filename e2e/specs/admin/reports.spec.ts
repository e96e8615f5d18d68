// @module-tag release
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { demoShift } from '../../../scripts/test/clock/demo-clock.ts';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { baseUrl, test } from '../../fixtures/browser.ts';
import { post, read } from '../../fixtures/people/ask-server.ts';
import { caregiverOf } from '../../fixtures/people/caregiver-of.ts';

const permissions = ['health:read', 'messages'];

/** Writes into the conversation of the circle, and has it reported by the other. */
async function reported(by: Page, other: Page, elderId: string, content: string): Promise<string> {
  const { data: conversation } = await post(by, '/api/conversations', { elderId });
  const { data: message } = await post(by, `/api/conversations/${conversation.id}/messages`, {
    id: randomUUID(),
    kind: 'text',
    content,
  });
  const words = `About ${content}`;
  await post(other, `/api/messages/${message.id}/reports`, { reason: 'money', words });
  return conversation.id ?? '';
}

describe('Reported messages', { timeout: 120_000 }, () => {
  test('are read by coordinators, who leave or delete them and warn who wrote them', async ({
    openPage,
  }) => {
    // Given two messages of a caregiver that the elder has reported
    const { caregiver, elder, elderId } = await caregiverOf(openPage, {
      at: baseUrl,
      shift: demoShift(),
      permissions,
    });
    const mark = randomUUID().slice(0, 8);
    const [harmless, fraud] = [`See you soon ${mark}`, `Send 9 000 ${mark}`];
    await reported(caregiver, elder, elderId, harmless);
    const conversation = await reported(caregiver, elder, elderId, fraud);
    // When a coordinator follows the notice
    const page = await openPage();
    await signIn(page, 'admin@hafi.test');
    const notices = await read<{ link: string | null }[]>(page, '/api/notifications');
    expect(notices.some(({ link }) => link === '/admin/reports')).toBe(true);
    await page.goto('/admin/reports');
    const row = (content: string) => page.getByRole('listitem').filter({ hasText: content });
    await row(fraud).getByText(`Solange Mukamana says: About ${fraud}`).waitFor();
    await expectNoAxeViolations(page);
    const question = page.getByRole('alertdialog');
    const decide = async (content: string, what: string, why: string) => {
      await row(content)
        .getByRole('button', { name: new RegExp(`^${what}`) })
        .click();
      await question.getByLabel('Why').fill(why);
      await expectNoAxeViolations(page);
      await question.getByRole('button', { name: what }).click();
      await page.getByText('Decided. It stands below with who decided, and why.').waitFor();
    };
    // Then one is left as it is
    await decide(harmless, 'Leave it', 'Nothing is wrong with it.');
    await row(harmless)
      .getByText(/^Decided by .*: Nothing is wrong with it\.$/)
      .waitFor();
    // And the other goes, and who wrote it reads why in words of Hafi's own
    await decide(fraud, 'Delete and warn', 'Fraud.');
    await row(fraud).getByText('Deleted', { exact: true }).waitFor();
    const messages = await read<{ content: string; isDeleted: boolean }[]>(
      elder,
      `/api/conversations/${conversation}/messages`,
    );
    expect(messages.some(({ content }) => content === harmless)).toBe(true);
    expect(messages.some(({ content }) => content === fraud)).toBe(false);
    const notified = await read<{ title: string; message: string }[]>(
      caregiver,
      '/api/notifications',
    );
    const warnings = notified.filter(({ title }) => title === 'A message of yours broke the rules');
    expect(warnings).toHaveLength(1);
    expect(JSON.stringify(warnings)).not.toMatch(/9 000|Fraud/);
    // And the log has it
    await page.goto('/admin/audit?kind=messages');
    await page.getByRole('listitem').filter({ hasText: 'Fraud.' }).first().waitFor();
    // And from here the account can be suspended
    await page.goto('/admin/reports');
    await row(fraud).waitFor();
    expect((await elder.request.get('/api/admin/message-reports')).status()).toBe(403);
  });
});
