import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './gem-map.example.tsx';
import { GemKey, GemMap } from './gem-map.tsx';

const groups = [
  [
    [0, 1],
    [1, 0],
  ],
  [[2, 1]],
] as const;

it('sets a gem on each point of the lattice', () => {
  const { container } = render(<GemMap groups={groups} />);
  expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 80 60');
  const [first, second] = [...container.querySelectorAll('svg > path')];
  expect(first?.getAttribute('d')).toBe('M20 40L40 20');
  expect(second?.getAttribute('d')).toBe('M60 40');
  expect(first?.getAttribute('marker-start')).not.toBe(second?.getAttribute('marker-start'));
});

it('draws the gem of a group beside its name', () => {
  const { container } = render(<GemKey group={1} />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
