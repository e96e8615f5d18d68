import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './faces.example.tsx';

it('calls each person by a link that names them', () => {
  render(<Example />);
  const link = screen.getByRole('link', { name: 'Call Claudine Uwase' });
  expect(link.getAttribute('href')).toBe('tel:+250788000001');
  expect(link.textContent).toContain('Claudine');
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
