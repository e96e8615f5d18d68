import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './trend.example.tsx';
import { Trend } from './trend.tsx';

it('draws every reading, the highest on top, and shades the usual range', () => {
  const { container } = render(<Trend values={[100, 150, 200]} usual={{ min: 100, max: 150 }} />);
  const [usual, line] = [container.querySelector('rect'), container.querySelector('path')];
  expect(line?.getAttribute('d')).toBe('M4.0 30.0L56.0 17.0L108.0 4.0');
  expect([usual?.getAttribute('y'), usual?.getAttribute('height')]).toEqual(['17', '13']);
});

it('draws a single reading as a gem, and an unchanging one through the middle', () => {
  const one = render(<Trend values={[70]} />).container;
  expect(one.querySelectorAll('path')).toHaveLength(1);
  const same = render(<Trend values={[70, 70]} />).container;
  expect(same.querySelector('path')?.getAttribute('d')).toBe('M4.0 17.0L108.0 17.0');
});

it('draws nothing but the range without a reading', () => {
  const { container } = render(<Trend values={[]} usual={{ min: 60, max: 100 }} />);
  expect(container.querySelector('path')).toBeNull();
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
