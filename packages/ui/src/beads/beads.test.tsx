import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './beads.example.tsx';
import { Beads } from './beads.tsx';

it('draws one bead for each hour, in order, for eyes only', () => {
  render(<Beads done={2} now={1} later={1} data-testid="beads" />);
  const drawn = screen.getByTestId('beads');
  const states = [...drawn.children].map((bead) => bead.getAttribute('data-bead'));
  expect(states).toEqual(['done', 'done', 'now', 'later']);
  expect(drawn.getAttribute('aria-hidden')).toBe('true');
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
