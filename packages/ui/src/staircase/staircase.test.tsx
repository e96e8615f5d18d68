import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './staircase.example.tsx';
import { Staircase } from './staircase.tsx';

it('pairs each number with what it counts', () => {
  render(
    <Staircase
      steps={[
        { figure: '18,500+', label: 'family members' },
        { figure: '850+', label: 'partners' },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'family members',
    'partners',
  ]);
  expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
    '18,500+',
    '850+',
  ]);
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
