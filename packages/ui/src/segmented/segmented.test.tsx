import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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
