import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { useAnchor } from './use-anchor.ts';

const scrolled = vi.fn();

function Page() {
  useAnchor();
  return (
    <>
      <Link to="/settings?tab=privacy#shared-phone">Put me on this phone</Link>
      <section id="shared-phone" tabIndex={-1}>
        This phone is shared
      </section>
      <details id="pin">
        <summary>PIN</summary>
      </details>
    </>
  );
}

const draw = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Page />
    </MemoryRouter>,
  );
const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

beforeEach(() => {
  scrolled.mockReset();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrolled);
});

it('brings the reader to the part that a link names, also when it is followed again', async () => {
  draw('/settings');
  await nextFrame();
  expect(scrolled).not.toHaveBeenCalled();
  for (const times of [1, 2]) {
    fireEvent.click(screen.getByRole('link'));
    await nextFrame();
    expect(scrolled).toHaveBeenCalledTimes(times);
  }
  expect(document.activeElement?.id).toBe('shared-phone');
});

it('opens a part that is collapsed', async () => {
  draw('/settings#pin');
  await nextFrame();
  expect(screen.getByRole('group')).toHaveProperty('open', true);
});
