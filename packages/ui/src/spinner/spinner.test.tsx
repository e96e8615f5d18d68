import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Spinner } from './spinner.tsx';

it('says what is loading', () => {
  const { rerender } = render(<Spinner label="Loading doctors" />);
  expect(screen.getByRole('status').textContent).toBe('Loading doctors');
  rerender(<Spinner label="Loading doctors" labelShown size="large" />);
  expect(screen.getByRole('status').textContent).toBe('Loading doctors');
});
