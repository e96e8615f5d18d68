import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './skeleton.example.tsx';
import { Skeleton, type SkeletonProps } from './skeleton.tsx';

function draw(props: SkeletonProps) {
  const { container, unmount } = render(<Skeleton {...props} />);
  const bone = container.firstElementChild;
  const drawn = { hidden: bone?.getAttribute('aria-hidden'), classes: bone?.className };
  unmount();
  return drawn;
}

it.each(['line', 'tile', 'figure'] as const)('is hidden from screen readers as a %s', (shape) => {
  expect(draw({ shape }).hidden).toBe('true');
});

it('differs by width and by shape', () => {
  const widths = (['quarter', 'half', 'most', 'full'] as const).map((width) => draw({ width }));
  const shapes = (['line', 'tile', 'figure'] as const).map((shape) => draw({ shape }));
  expect(new Set(widths.map(({ classes }) => classes)).size).toBe(4);
  expect(new Set(shapes.map(({ classes }) => classes)).size).toBe(3);
  expect(draw({})).toEqual(draw({ width: 'full', shape: 'line' }));
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
