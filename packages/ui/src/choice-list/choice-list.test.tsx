import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './choice-list.example.tsx';
import { ChoiceList } from './choice-list.tsx';

it('chooses with one press, and marks what was chosen before', () => {
  const choose = vi.fn();
  render(
    <ChoiceList
      legend="Which doctor?"
      chosen="grace"
      onChoose={(value) => choose(value)}
      choices={[
        { value: 'jean', label: 'Dr Jean' },
        { value: 'grace', label: 'Dr Grace' },
      ]}
    />,
  );
  expect(screen.getByRole('group', { name: 'Which doctor?' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Dr Jean' }));
  expect(choose).toHaveBeenCalledExactlyOnceWith('jean');
  const before = screen.getByRole('button', { name: 'Dr Grace' });
  expect(before.getAttribute('aria-current')).toBe('true');
});

it('leads nowhere from what cannot be chosen, and says why', () => {
  render(<Example />);
  expect(screen.queryByRole('link', { name: /09:00/ })).toBeNull();
  expect(screen.getByText('Taken')).toBeTruthy();
  expect(screen.getByRole('link', { name: '09:30' }).getAttribute('href')).toBe('#09:30');
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
