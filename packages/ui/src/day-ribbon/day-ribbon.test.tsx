import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './day-ribbon.example.tsx';

it('has a stitch for each quarter and a number for each hour, hidden from screen readers', () => {
  const { container } = render(<Example />);
  expect(container.querySelectorAll('i')).toHaveLength(12);
  expect(container.textContent).toBe('08091011');
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
