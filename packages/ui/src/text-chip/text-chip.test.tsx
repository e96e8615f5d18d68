import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './text-chip.example.tsx';

it('says whether it is taken, and changes with a press', () => {
  render(<Example />);
  const chip = screen.getByRole('button', { name: '152/94' });
  expect(chip.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(chip);
  expect(chip.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('group', { name: 'Take into the note' })).toBeTruthy();
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
