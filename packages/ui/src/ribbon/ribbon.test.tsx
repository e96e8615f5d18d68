import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Ribbon } from './ribbon.tsx';

it('folds in the middle of each column, from edge to edge', () => {
  const { container } = render(<Ribbon columns={2} />);
  const stripes = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(stripes).toHaveLength(5);
  expect(stripes[0]).toMatch(/^M0 17 300 0 900 34 1200 17L/);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
