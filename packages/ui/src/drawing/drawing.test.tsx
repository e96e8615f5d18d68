import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './drawing.example.tsx';
import { Drawing, type DrawingName } from './drawing.tsx';

const names: DrawingName[] = [
  'empty',
  'no-results',
  'offline',
  'failed',
  'not-found',
  'nothing-booked',
  'no-messages',
];

it.each(names)('draws %s for the eye only, without styles of its own', (name) => {
  const { container } = render(<Drawing of={name} />);
  const svg = container.querySelector('svg');
  expect(svg?.getAttribute('aria-hidden')).toBe('true');
  expect(svg?.dataset.drawing).toBe(name);
  expect(container.querySelectorAll('[style]')).toHaveLength(0);
  expect(container.querySelectorAll('path, circle').length).toBeGreaterThan(2);
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
