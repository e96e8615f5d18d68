import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './sheet.example.tsx';

it('is a region with its heading, and rows in a list', () => {
  render(<Example />);
  const sheet = screen.getByRole('region', { name: 'Medicines 2' });
  expect(sheet.querySelectorAll('li')).toHaveLength(2);
  expect(screen.getByText('1 in the morning')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add one' })).toBeTruthy();
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
