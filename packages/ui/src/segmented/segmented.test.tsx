import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './segmented.example.tsx';
import { Segmented } from './segmented.tsx';

it('is a group of radios', () => {
  const changed = vi.fn();
  render(
    <Segmented
      legend="Billing"
      value="monthly"
      onChange={changed}
      options={[
        { value: 'monthly', label: 'Monthly' },
        { value: 'yearly', label: 'Yearly' },
      ]}
    />,
  );
  expect(screen.getByRole('group', { name: 'Billing' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Monthly' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'Yearly' }));
  expect(changed).toHaveBeenCalledWith('yearly');
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
