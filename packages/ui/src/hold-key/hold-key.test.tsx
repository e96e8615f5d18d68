import { act, fireEvent, render, screen } from '@testing-library/react';
import { Siren } from 'lucide-react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './hold-key.example.tsx';
import { HoldKey } from './hold-key.tsx';

const onHeld = vi.fn();
const onTap = vi.fn();
const key = () => screen.getByRole('button', { name: 'Press and hold' });
const sewn = () => document.querySelectorAll('[data-stitch=on]').length;
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

const draw = (holdMs = 3_000) =>
  render(
    <HoldKey icon={Siren} holdMs={holdMs} onHeld={onHeld} onTap={onTap}>
      Press and hold
    </HoldKey>,
  );

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
});

it('acts when a finger held it to the end, and fills its ring meanwhile', () => {
  draw();
  fireEvent.pointerDown(key(), { button: 0 });
  wait(1_500);
  expect(sewn()).toBeGreaterThan(10);
  wait(1_300);
  expect(onHeld).not.toHaveBeenCalled();
  wait(300);
  expect(onHeld).toHaveBeenCalledOnce();
  wait(5_000);
  expect(onHeld).toHaveBeenCalledOnce();
});

it.each(['pointerUp', 'pointerCancel', 'blur'] as const)(
  'does nothing when %s comes early',
  (end) => {
    draw();
    fireEvent.pointerDown(key(), { button: 0 });
    wait(2_700);
    fireEvent[end](key());
    fireEvent.click(key(), { detail: 1 });
    wait(5_000);
    expect(sewn()).toBe(0);
    expect(onHeld).not.toHaveBeenCalled();
    expect(onTap).not.toHaveBeenCalled();
  },
);

it.each([' ', 'Enter'])('is held by the key "%s", whose repeats change nothing', (name) => {
  draw();
  fireEvent.keyDown(key(), { key: name });
  wait(2_000);
  fireEvent.keyDown(key(), { key: name, repeat: true });
  wait(1_100);
  expect(onHeld).toHaveBeenCalledOnce();
  fireEvent.keyUp(key(), { key: name });
  fireEvent.keyDown(key(), { key: name });
  fireEvent.keyUp(key(), { key: name });
  wait(5_000);
  expect(onHeld).toHaveBeenCalledOnce();
  expect(onTap).not.toHaveBeenCalled();
});

it('takes a click without a press as a tap: a screen reader cannot hold', () => {
  draw();
  fireEvent.click(key(), { detail: 0 });
  expect(onTap).toHaveBeenCalledOnce();
  expect(onHeld).not.toHaveBeenCalled();
});

it('is tapped, by finger or key, where it need not be held', () => {
  draw(0);
  fireEvent.pointerDown(key(), { button: 0 });
  fireEvent.pointerUp(key());
  fireEvent.click(key(), { detail: 1 });
  expect(onTap).toHaveBeenCalledOnce();
  fireEvent.keyDown(key(), { key: 'Enter' });
  fireEvent.keyUp(key(), { key: 'Enter' });
  expect(onTap).toHaveBeenCalledTimes(2);
  expect(onHeld).not.toHaveBeenCalled();
});

it('passes the axe rules on names, roles and order', async () => {
  vi.useRealTimers();
  render(<Example />);
  await expectNoAxeViolations();
});
