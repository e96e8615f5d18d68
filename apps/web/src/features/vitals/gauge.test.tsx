import { expectNoAxeViolations } from '@hafi/ui/test/axe';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Gauge } from './gauge.tsx';

const at = (root: HTMLElement, part: string) =>
  root.querySelector(`[data-part="${part}"]`)?.getAttribute('x');

it('puts value and usual range in their places', () => {
  const { container } = render(<Gauge min={0} max={200} usual={[50, 150]} value={100} />);
  expect([at(container, 'usual'), at(container, 'value')]).toEqual(['25%', '50%']);
});

it('keeps a value beyond the scale at its end', () => {
  const { container } = render(<Gauge min={0} max={200} usual={[50, 150]} value={900} />);
  expect(at(container, 'value')).toBe('100%');
});

it('is decorative, hidden from screen readers, and passes axe', async () => {
  const { container } = render(<Gauge min={0} max={200} usual={[50, 150]} value={20} />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  await expectNoAxeViolations();
});
