import { expectNoAxeViolations } from '@hafi/ui/test/axe';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PillBar } from './pill-bar.tsx';

const filled = (value: number) => {
  const { container, unmount } = render(<PillBar value={value} full={60} />);
  const parts = [...container.querySelectorAll('g')].map((each) => Number(each.dataset.left));
  unmount();
  return { places: parts.length, sum: parts.reduce((sum, part) => sum + part, 0) };
};

it.each([
  [0, 0],
  [18, 18],
  [7.5, 7.5],
  [60, 60],
  [90, 60],
])('draws %d pills on a bar of sixty', (value, sum) => {
  expect(filled(value)).toEqual({ places: 60, sum });
});

it('is decorative and hidden from screen readers', async () => {
  const { container } = render(<PillBar value={3} full={60} low />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  await expectNoAxeViolations();
});
