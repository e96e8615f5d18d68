import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SearchField } from './search-field.tsx';

it('is named even when the name is not shown', () => {
  const { rerender } = render(<SearchField label="Search doctors" placeholder="Name" />);
  expect(screen.getByRole('searchbox', { name: 'Search doctors' })).toBeTruthy();
  rerender(<SearchField label="Search doctors" labelShown />);
  expect(screen.getByRole('searchbox', { name: 'Search doctors' })).toBeTruthy();
});
