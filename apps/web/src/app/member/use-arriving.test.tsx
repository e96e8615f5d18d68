import { act, render } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useArriving } from './use-arriving.ts';

let go: (to: string) => void = () => undefined;

function Page() {
  useArriving();
  const navigate = useNavigate();
  go = (to) => void navigate(to);
  return <main id="main" />;
}

const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Page />
    </MemoryRouter>,
  );
const isArriving = () => document.getElementById('main')?.hasAttribute('data-arriving');
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('marks a page while it arrives, each page and each tab anew', () => {
  open('/circle');
  expect(isArriving()).toBe(true);
  pass(3_500);
  expect(isArriving()).toBe(false);
  act(() => go('/circle?tab=agreed'));
  expect(isArriving()).toBe(true);
});

it('lets the parts of a health, which ask one after the other, arrive for longer', () => {
  open('/healthcare?tab=vitals');
  pass(11_900);
  expect(isArriving()).toBe(true);
  pass(100);
  expect(isArriving()).toBe(false);
});

it('hides nothing where somebody may need help now', () => {
  open('/emergency');
  expect(isArriving()).toBe(false);
  act(() => go('/alerts/1'));
  expect(isArriving()).toBe(false);
});
