import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './crumbs.example.tsx';
import { BackLink, Crumbs } from './crumbs.tsx';

it('leads from the outside in and says where we are', () => {
  render(
    <Crumbs
      label="Path"
      trail={[{ key: 'hcp', link: <a href="/doctors">HCP</a> }]}
      here="Dr Habimana"
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Path' })).toBeTruthy();
  expect(screen.getByText('Dr Habimana').getAttribute('aria-current')).toBe('page');
});

it('leads one step back', () => {
  render(<BackLink href="..">Back</BackLink>);
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('..');
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
