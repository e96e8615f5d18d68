import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './index-list.example.tsx';
import { IndexLink, IndexList } from './index-list.tsx';

it('is a link as a whole', () => {
  render(
    <IndexList>
      <IndexLink href="/doctors" title="Doctor appointments" detail="In person" />
    </IndexList>,
  );
  const link = screen.getByRole('link', { name: 'Doctor appointments In person' });
  expect(link.getAttribute('href')).toBe('/doctors');
  expect(link.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

it('is a button where it does something', () => {
  render(<IndexLink as="button" type="button" title="Help" />);
  expect(screen.getByRole('button', { name: 'Help' })).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('stands in one column when asked', () => {
  const { container, rerender } = render(<IndexList />);
  const two = container.firstElementChild?.className;
  rerender(<IndexList single />);
  expect(container.firstElementChild?.className).not.toBe(two);
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
