import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './sr-only.example.tsx';
import { SrOnly } from './sr-only.tsx';

it('is part of the name', () => {
  render(
    <button type="button">
      2<SrOnly> unread</SrOnly>
    </button>,
  );
  expect(screen.getByRole('button', { name: '2 unread' })).toBeTruthy();
});

it('may be a live region, and keeps its style beside a class of the page', () => {
  const { rerender } = render(<SrOnly role="status">1 result</SrOnly>);
  const own = screen.getByRole('status').className;
  rerender(
    <SrOnly role="status" className="mine">
      2 results
    </SrOnly>,
  );
  expect(own).not.toBe('');
  expect(screen.getByRole('status').className).toBe(`${own} mine`);
  expect(screen.getByRole('status').textContent).toBe('2 results');
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
