import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './health-status.example.tsx';
import { HealthStatus } from './health-status.tsx';

const levels = ['normal', 'watch', 'urgent', 'none'] as const;

it.each(levels)('has word and shape for %s', (level) => {
  const { container } = render(<HealthStatus level={level}>The word</HealthStatus>);
  expect(screen.getByText('The word')).toBeTruthy();
  expect(container.querySelector('svg')?.getAttribute('data-shape')).toBe(level);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

it('differs in shape and not in colour alone', () => {
  const { container } = render(levels.map((level) => <HealthStatus key={level} level={level} />));
  const shapes = [...container.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML);
  const classes = [...container.children].map(({ className }) => className);
  expect(new Set(shapes).size).toBe(levels.length);
  expect(new Set(classes).size).toBe(levels.length);
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
