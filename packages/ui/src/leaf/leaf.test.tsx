import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Leaf } from './leaf.tsx';

it('reads as a date', () => {
  render(<Leaf weekday="Mon" day={23} month="Nov" dateTime="2026-11-23" />);
  const leaf = screen.getByText('23').closest('time');
  expect(leaf?.textContent).toBe('Mon 23 Nov');
  expect(leaf?.getAttribute('datetime')).toBe('2026-11-23');
});
