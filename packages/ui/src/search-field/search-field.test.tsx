import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './search-field.example.tsx';
import { SearchField } from './search-field.tsx';

it('is named even when the name is not shown', () => {
  const { rerender } = render(<SearchField label="Search doctors" placeholder="Name" />);
  expect(screen.getByRole('searchbox', { name: 'Search doctors' })).toBeTruthy();
  rerender(<SearchField label="Search doctors" labelShown />);
  expect(screen.getByRole('searchbox', { name: 'Search doctors' })).toBeTruthy();
});

it('tells what is typed, and keeps the browser from completing it', () => {
  const typed = vi.fn();
  render(<SearchField label="Search" name="q" onChange={({ target }) => typed(target.value)} />);
  const line = screen.getByRole<HTMLInputElement>('searchbox');
  fireEvent.change(line, { target: { value: 'eye' } });
  expect(typed).toHaveBeenCalledExactlyOnceWith('eye');
  expect([line.name, line.getAttribute('autocomplete')]).toEqual(['q', 'off']);
});

it('names each of two by its own words', () => {
  render(
    <>
      <SearchField label="Doctors" />
      <SearchField label="Places" id="places" />
    </>,
  );
  expect(screen.getByLabelText('Places').id).toBe('places');
  expect(screen.getByLabelText('Doctors')).not.toBe(screen.getByLabelText('Places'));
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
