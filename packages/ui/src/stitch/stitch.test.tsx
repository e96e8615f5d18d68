import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Stitch } from './stitch.tsx';

it('separates', () => {
  render(<Stitch />);
  expect(screen.getByRole('separator')).toBeTruthy();
});
