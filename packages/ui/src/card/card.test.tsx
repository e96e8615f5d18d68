import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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
