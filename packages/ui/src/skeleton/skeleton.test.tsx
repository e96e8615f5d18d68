import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Skeleton } from './skeleton.tsx';

it('is hidden from screen readers', () => {
  const { container } = render(<Skeleton shape="tile" />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});
