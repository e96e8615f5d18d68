import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ShowMore } from './show-more.tsx';

it('announces how much is shown, and leaves when all is', () => {
  const { rerender } = render(<ShowMore progress="20 of 57">Show more</ShowMore>);
  expect(screen.getByRole('button', { name: 'Show more' })).toBeTruthy();
  rerender(
    <ShowMore progress="57 of 57" finished>
      Show more
    </ShowMore>,
  );
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('57 of 57');
});
