import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './steps.example.tsx';
import { Steps, Thread } from './steps.tsx';

it('marks the step we are at and those that are done', () => {
  render(
    <Steps label="Step 2 of 3" steps={['Doctor', 'Day', 'Confirm']} current={2} doneLabel="done" />,
  );
  const items = screen.getAllByRole('listitem');
  expect(screen.getByRole('list', { name: 'Step 2 of 3' })).toBeTruthy();
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(items[0]?.textContent).toBe('Doctor, done');
});

it('numbers how something works', () => {
  render(
    <Thread>
      <li>Sign up</li>
    </Thread>,
  );
  expect(screen.getByRole('list').tagName).toBe('OL');
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
