import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './card.example.tsx';
import { Card, Tray } from './card.tsx';

it('is the element it is asked to be, with the attributes given', () => {
  render(
    <Card as="section" aria-label="Next dose" edge="sun">
      Amlodipine
    </Card>,
  );
  expect(screen.getByRole('region', { name: 'Next dose' }).textContent).toBe('Amlodipine');
});

it('folds into a list', () => {
  render(
    <Tray as="ul">
      <li>Heart rate</li>
    </Tray>,
  );
  expect(screen.getByRole('list').children).toHaveLength(1);
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
