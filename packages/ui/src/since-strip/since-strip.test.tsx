import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './since-strip.example.tsx';
import { SinceStrip } from './since-strip.tsx';

it('lists what is new, marked by its level', () => {
  render(<Example />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '4 readings high',
    '3 doses missed',
  ]);
  expect(document.querySelector('[data-shape=watch]')).toBeTruthy();
});

it('is a sentence where nothing is new', () => {
  const { container } = render(<SinceStrip title="You have not met yet.">Read on.</SinceStrip>);
  expect(container.textContent).toBe('You have not met yet.Read on.');
  expect(container.querySelector('ul')).toBeNull();
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
