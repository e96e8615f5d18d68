import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Badge, Count } from './badge.tsx';

it('is one word', () => {
  render(<Badge tone="confirmed">Confirmed</Badge>);
  expect(screen.getByText('Confirmed')).toBeTruthy();
});

it.each([
  [1, '1 unread'],
  [9, '9 unread'],
  [10, '9+ unread'],
  [0, ''],
])('counts %d as %j', (value, text) => {
  const { container } = render(<Count value={value} label="unread" />);
  expect(container.textContent).toBe(text);
});
