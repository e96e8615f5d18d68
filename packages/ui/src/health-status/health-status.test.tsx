import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HealthStatus } from './health-status.tsx';

it.each(['normal', 'watch', 'urgent'] as const)('has word and shape for %s', (level) => {
  const { container } = render(<HealthStatus level={level}>The word</HealthStatus>);
  expect(screen.getByText('The word')).toBeTruthy();
  expect(container.querySelector('svg')?.getAttribute('data-shape')).toBe(level);
});
