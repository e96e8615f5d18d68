import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { announce } from '../../lib/announce.ts';
import { Announcements } from './announcements.tsx';

it('reads two urgent announcements of one moment, and is silent again later', () => {
  vi.useFakeTimers();
  try {
    render(<Announcements />);
    const region = screen.getByRole('alert');
    act(() => void vi.advanceTimersByTime(300));
    act(() => announce('assertive', 'Urgent alert: Vestine.'));
    act(() => announce('assertive', 'A call has come.'));
    expect(region.textContent).toBe('Urgent alert: Vestine. A call has come.');
    act(() => void vi.advanceTimersByTime(2_000));
    act(() => announce('assertive', 'It has ended.'));
    expect(region.textContent).toBe('It has ended.');
    act(() => void vi.advanceTimersByTime(10_000));
    expect(region.textContent).toBe('');
  } finally {
    vi.useRealTimers();
  }
});
