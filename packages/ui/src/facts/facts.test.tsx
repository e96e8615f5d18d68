import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './facts.example.tsx';
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

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
