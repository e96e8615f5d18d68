import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FullScreen } from './full-screen.tsx';

const draw = () => {
  render(
    <FullScreen tone="alarm" title="We tell your people in">
      <button type="button">Stop it</button>
    </FullScreen>,
  );
  return screen.getByRole('button', { name: 'Stop it' });
};

it.each(['Enter', ' '])('is not pressed by the key "%s" that was held when it opened', (key) => {
  const button = draw();
  expect(fireEvent.keyDown(button, { key, repeat: true })).toBe(false);
  expect(fireEvent.keyUp(button, { key })).toBe(false);
  // A fresh press counts.
  expect(fireEvent.keyDown(button, { key })).toBe(true);
  expect(fireEvent.keyUp(button, { key })).toBe(true);
});

it('does not close by Escape', () => {
  const button = draw();
  expect(fireEvent.keyDown(button, { key: 'Escape' })).toBe(false);
  screen.getByRole('alertdialog', { name: 'We tell your people in' });
});
