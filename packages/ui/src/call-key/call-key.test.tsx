import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './call-key.example.tsx';

it('is a link that names whom it calls', () => {
  render(<Example />);
  const link = screen.getByRole('link', { name: 'Call Théoneste Dusabe' });
  expect(link.getAttribute('href')).toBe('tel:+250788000002');
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
