import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Facts } from './facts.tsx';

it('is a list of terms and values', () => {
  render(
    <Facts
      facts={[
        { term: 'Day', value: 'Tuesday' },
        { term: 'Type', value: 'You choose next', open: true },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map((t) => t.textContent)).toEqual(['Day', 'Type']);
  expect(screen.getAllByRole('definition').map((d) => d.textContent)).toEqual([
    'Tuesday',
    'You choose next',
  ]);
});
