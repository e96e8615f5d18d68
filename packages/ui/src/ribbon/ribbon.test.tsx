import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './ribbon.example.tsx';
import { Ribbon } from './ribbon.tsx';

const stripesOf = (root: HTMLElement) =>
  [...root.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');

it('folds in the middle of each column, from edge to edge', () => {
  const { container } = render(<Ribbon columns={2} />);
  const stripes = stripesOf(container);
  expect(stripes).toHaveLength(5);
  expect(stripes[0]).toMatch(/^M0 17 300 0 900 34 1200 17L/);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

it.each([1, 3, 4])('has a fold for each of %d columns, there and back', (columns) => {
  const { container } = render(<Ribbon columns={columns} />);
  for (const stripe of stripesOf(container)) {
    const points = stripe.match(/\d+(\.\d+)? \d+(\.\d+)?/g) ?? [];
    expect(points).toHaveLength((columns + 2) * 2);
    expect(stripe.endsWith('Z')).toBe(true);
  }
});

it('is as wide as its container', () => {
  const { container } = render(<Ribbon />);
  expect(container.querySelector('svg')?.getAttribute('preserveAspectRatio')).toBe('none');
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
