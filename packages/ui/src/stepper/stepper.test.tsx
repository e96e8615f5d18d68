import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readNumber, Stepper } from './stepper.tsx';

function Pulse({ from = 72, step = 1 }: { from?: number | null; step?: number }) {
  const [value, setValue] = useState<number | null>(from);
  return (
    <Stepper
      label="Heart rate"
      unit="bpm"
      value={value}
      onChange={setValue}
      min={20}
      max={300}
      step={step}
      lessLabel="Less"
      moreLabel="More"
      format={(each) => String(each).replace('.', ',')}
      say={(each) => `${each} beats`}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Heart rate' });
const more = () => screen.getByRole('button', { name: 'More' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('makes one step for a press, and says the value', () => {
  render(<Pulse />);
  fireEvent.pointerDown(more());
  fireEvent.pointerUp(more());
  fireEvent.click(more());
  fireEvent.click(screen.getByRole('button', { name: 'Less' }));
  fireEvent.click(screen.getByRole('button', { name: 'Less' }));
  expect(field().value).toBe('71');
  expect(field().getAttribute('aria-valuetext')).toBe('71 beats');
  expect(screen.getByRole('status').textContent).toBe('71 beats');
});

it('repeats while it is held, and counts the release as no step more', () => {
  render(<Pulse />);
  fireEvent.pointerDown(more());
  act(() => void vi.advanceTimersByTime(500));
  for (let i = 0; i < 3; i += 1) act(() => void vi.advanceTimersByTime(110));
  fireEvent.pointerUp(more());
  fireEvent.click(more());
  expect(field().value).toBe('76');
  act(() => void vi.advanceTimersByTime(5_000));
  expect(field().value).toBe('76');
});

it('changes nothing when the finger scrolls on', () => {
  render(<Pulse />);
  fireEvent.pointerDown(more());
  fireEvent.pointerCancel(more());
  act(() => void vi.advanceTimersByTime(5_000));
  expect(field().value).toBe('72');
});

it('walks by arrow and page keys, and stays within its ends', () => {
  render(<Pulse from={295} />);
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(field().value).toBe('294');
  fireEvent.keyDown(field(), { key: 'PageUp' });
  expect(field().value).toBe('300');
  fireEvent.click(more());
  expect(field().value).toBe('300');
});

it('keeps what is typed, even beyond its ends, and writes it well when it is left', () => {
  render(<Pulse step={0.1} />);
  fireEvent.change(field(), { target: { value: '36.60' } });
  expect(field().value).toBe('36.60');
  fireEvent.blur(field());
  expect(field().value).toBe('36,6');
  fireEvent.click(more());
  expect(field().value).toBe('36,7');
  fireEvent.change(field(), { target: { value: '400' } });
  expect(field().getAttribute('aria-valuenow')).toBe('400');
  fireEvent.change(field(), { target: { value: 'about 70' } });
  fireEvent.blur(field());
  expect(field().value).toBe('about 70');
  expect(field().hasAttribute('aria-valuenow')).toBe(false);
});

it.each([
  ['36,6', 36.6],
  ['36.6', 36.6],
  ['1 000', 1000],
  ['', null],
  ['12/80', null],
  ['1.2.3', null],
])('reads %o as %o', (text, value) => {
  expect(readNumber(text)).toBe(value);
});
