import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './ledger.example.tsx';
import { Figure, Ledger, PriceRow } from './ledger.tsx';

it('pairs figures with what they count', () => {
  render(<Ledger lines={[{ figure: '850+', label: 'healthcare partners' }]} />);
  expect(screen.getByRole('term').textContent).toBe('healthcare partners');
  expect(screen.getByRole('definition').textContent).toBe('850+');
});

it('prints a figure with its unit', () => {
  render(<Figure unit="mmHg">138/84</Figure>);
  expect(screen.getByText(/138/).textContent).toBe('138/84 mmHg');
});

it('prints a line of a price list with its action', () => {
  render(
    <PriceRow
      as="article"
      title={<h3>Complete Care</h3>}
      detail="All of Essential"
      price="18,000 RWF a month"
      priceNote="or 180,000 RWF a year"
      action={<a href="/payment">Choose</a>}
    />,
  );
  expect(screen.getByRole('article').contains(screen.getByRole('heading'))).toBe(true);
  expect(screen.getByRole('link', { name: 'Choose' })).toBeTruthy();
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
