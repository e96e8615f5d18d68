import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './stepper.example.tsx';
import { readNumber, Stepper } from './stepper.tsx';

function Pulse({
  from = 72,
  start,
  step = 1,
  onFull,
}: {
  onFull?: () => void;
  from?: number | null;
  start?: number;
  step?: number;
}) {
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
      from={start}
      onFull={onFull}
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

it('starts at a given number while it is empty', () => {
  render(<Pulse from={null} start={70} />);
  expect(field().value).toBe('');
  fireEvent.click(more());
  expect(field().value).toBe('70');
  fireEvent.click(more());
  expect(field().value).toBe('71');
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

it('has names, ends and a value that axe is content with', async () => {
  vi.useRealTimers();
  render(<Pulse />);
  expect(field().getAttribute('aria-valuemin')).toBe('20');
  expect(field().getAttribute('aria-valuemax')).toBe('300');
  await expectNoAxeViolations();
});

it('says a step by a key once: the field says it itself', () => {
  render(<Pulse />);
  fireEvent.click(more());
  expect(screen.getByRole('status').textContent).toBe('73 beats');
  fireEvent.keyDown(field(), { key: 'ArrowUp' });
  expect(field().getAttribute('aria-valuetext')).toBe('74 beats');
  expect(screen.getByRole('status').textContent).toBe('');
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

it('marks what is typed beyond its ends as wrong, once it is left', () => {
  render(<Pulse />);
  const invalid = () => field().getAttribute('aria-invalid');
  fireEvent.change(field(), { target: { value: '1' } });
  expect(invalid()).toBeNull();
  fireEvent.change(field(), { target: { value: '400' } });
  fireEvent.blur(field());
  expect(invalid()).toBe('true');
  fireEvent.click(more());
  expect(field().value).toBe('300');
  expect(invalid()).toBeNull();
  fireEvent.change(field(), { target: { value: '19' } });
  fireEvent.blur(field());
  expect(invalid()).toBe('true');
});

/** A formatter with a language's thousands and decimal separators. */
const writes = (group: string, decimal: string) => (value: number) => {
  const [integer = '', fraction] = String(value).split('.');
  const grouped = integer.replace(/\B(?=(\d{3})+$)/g, group);
  return fraction ? grouped + decimal + fraction : grouped;
};
const english = writes(',', '.');
const kinyarwanda = writes('.', ',');
const french = writes('\u202f', ',');

it.each([english, kinyarwanda, french, writes('', ','), writes('', '.')])(
  'reads what is written with its marks (%#)',
  (format) => {
    for (const value of [0, 0.5, 7, 36.6, 999, 1000, 1000.5, 12345, 999_999, 1_234_567.8, -1250]) {
      expect(readNumber(format(value), format)).toBe(value);
    }
  },
);

it.each([
  ['36,6', english, 36.6],
  ['36.6', kinyarwanda, 36.6],
  ['36.6', french, 36.6],
  ['1,000', english, 1000],
  ['1.000', kinyarwanda, 1000],
  ['1 000', french, 1000],
  ['1 000', english, 1000],
  ['1000', kinyarwanda, 1000],
  ['0,125', english, 0.125],
  ['1234,567', english, 1234.567],
  ['36,', kinyarwanda, 36],
  ['', english, null],
  ['12/80', english, null],
  ['1.2.3', english, null],
  ['1.2.3', kinyarwanda, null],
  ['1,00,000', english, null],
] as const)('reads %o (%#)', (text, format, value) => {
  expect(readNumber(text, format)).toBe(value);
});

it('passes the axe rules on names, roles and order', async () => {
  vi.useRealTimers();
  render(<Example />);
  await expectNoAxeViolations();
});

it('says that no digit can be added to a number, not to one that is corrected or out of range', () => {
  const onFull = vi.fn();
  render(<Pulse from={null} onFull={onFull} />);
  const type = (value: string) => fireEvent.change(field(), { target: { value } });
  for (const value of ['1', '12']) type(value);
  expect(onFull).not.toHaveBeenCalled();
  type('128');
  expect(onFull).toHaveBeenCalledTimes(1);
  // Somebody takes a digit away.
  for (const value of ['12', '1', '']) type(value);
  type('95');
  expect(onFull).toHaveBeenCalledTimes(2);
  type('');
  type('9999');
  expect(onFull).toHaveBeenCalledTimes(2);
});
