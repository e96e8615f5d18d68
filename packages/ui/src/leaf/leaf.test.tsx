import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './leaf.example.tsx';
import { Leaf } from './leaf.tsx';

it('reads as a date', () => {
  render(<Leaf weekday="Mon" day={23} month="Nov" dateTime="2026-11-23" />);
  const leaf = screen.getByText('23').closest('time');
  expect(leaf?.textContent).toBe('Mon 23 Nov');
  expect(leaf?.getAttribute('datetime')).toBe('2026-11-23');
});

it('takes the names that a language has, in their order, and a class of the page', () => {
  const { container } = render(
    <Leaf weekday="Ku wa mbere" day="7" month="Ugushyingo" className="mine" />,
  );
  const leaf = container.firstElementChild;
  expect([...(leaf?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Ku wa mbere',
    '7',
    'Ugushyingo',
  ]);
  expect(leaf?.classList.contains('mine')).toBe(true);
  expect(leaf?.hasAttribute('datetime')).toBe(false);
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
