import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useBarAbove } from './use-bar-above.ts';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (
    this: unknown,
  ) {
    return Number((this as HTMLElement).dataset.height);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Bar({ height, position = 'sticky' }: { height: number; position?: string }) {
  const bar = useBarAbove<HTMLElement>();
  return <aside ref={bar} data-height={height} data-position={position} />;
}

const stick = () =>
  vi
    .spyOn(globalThis, 'getComputedStyle')
    .mockImplementation(
      (element) => ({ position: (element as HTMLElement).dataset.position }) as never,
    );
const above = () => document.documentElement.style.getPropertyValue('--above');
const tops = () => [...document.querySelectorAll('aside')].map(({ style }) => style.top);

test('keeps what sticks in the page below the bars of an emergency and a call', () => {
  stick();
  const { rerender } = render(<Bar key="call" height={59} />);
  expect(above()).toBe('59px');
  // An emergency begins, above the call.
  rerender(
    <>
      <Bar key="emergency" height={64} />
      <Bar key="call" height={59} />
    </>,
  );
  expect(above()).toBe('123px');
  expect(tops()).toEqual(['0px', '64px']);
  rerender(<Bar key="emergency" height={64} />);
  expect([above(), tops()]).toEqual(['64px', ['0px']]);
  rerender(<p />);
  expect(above()).toBe('');
});

test('counts no bar that scrolls with the page', () => {
  stick();
  render(
    <>
      <Bar height={64} />
      <Bar height={40} position="static" />
      <div data-scrolls-away>
        <Bar height={59} />
      </div>
    </>,
  );
  expect(above()).toBe('64px');
});
