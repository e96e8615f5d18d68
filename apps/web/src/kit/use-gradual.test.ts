import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useGradual } from './use-gradual.ts';

const hundred = Array.from({ length: 100 }, (_, index) => index);

test('renders the visible part first, and in the end all, in order', async () => {
  const { result } = renderHook(() => useGradual(hundred, false));
  expect(result.current).toEqual([0, 1, 2]);
  await waitFor(() => expect(result.current).toEqual(hundred), { timeout: 5000 });
});

test('renders a list that was there already at once', () => {
  const { result } = renderHook(() => useGradual(hundred, true));
  expect(result.current).toHaveLength(100);
});

test('a list that grows continues from where it was, one that shrinks shows no more than there is', async () => {
  const { rerender, result } = renderHook(({ list }) => useGradual(list, true), {
    initialProps: { list: hundred.slice(0, 20) },
  });
  rerender({ list: hundred.slice(0, 40) });
  expect(result.current).toHaveLength(20);
  await waitFor(() => expect(result.current).toHaveLength(40));
  rerender({ list: hundred.slice(0, 2) });
  expect(result.current).toEqual([0, 1]);
});
