import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './span-chart.example.tsx';
import { SpanChart } from './span-chart.tsx';

it('draws each day that has values, and none for a day without', () => {
  const { container } = render(<Example />);
  expect(screen.getByRole('img', { name: /^Blood pressure of seven days/ })).toBeTruthy();
  expect(container.querySelectorAll('[data-day]')).toHaveLength(6);
  expect(container.querySelector('[data-day="2"]')).toBeNull();
});

it('draws the higher value above the lower', () => {
  const { container } = render(<Example />);
  const stem = container.querySelector('[data-day="6"] path')?.getAttribute('d') ?? '';
  const [, top, bottom] = /^M\d+ ([\d.]+)V([\d.]+)$/.exec(stem) ?? [];
  expect(Number(top)).toBeLessThan(Number(bottom));
  // The highest value of all touches the top.
  expect(Number(top)).toBe(9);
});

it('draws one single value, and nothing where nothing was measured', () => {
  const { container, rerender } = render(
    <SpanChart label="One" days={[{ key: 'a', name: 'Mon', span: { low: 5, high: 5 } }]} />,
  );
  expect(container.innerHTML).not.toMatch(/NaN|Infinity/);
  rerender(<SpanChart label="None" days={[{ key: 'a', name: 'Mon', span: null }]} />);
  expect(container.innerHTML).not.toMatch(/NaN|Infinity/);
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
