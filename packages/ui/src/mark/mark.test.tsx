import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './mark.example.tsx';
import { Brand, Mark } from './mark.tsx';

function RouterLink({ to, ...rest }: ComponentProps<'a'> & { to: string }) {
  return <a href={`/hafi${to}`} {...rest} />;
}

it('is a link named by the name alone', () => {
  const { container } = render(<Brand href="/" name="Hafi" />);
  expect(screen.getByRole('link', { name: 'Hafi' }).getAttribute('href')).toBe('/');
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

it('is the link of the router where it is told so', () => {
  render(<Brand as={RouterLink} to="/login" name="Hafi" />);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/hafi/login');
});

it('is drawn of a lid and a bowl, larger when asked', () => {
  const { container, rerender } = render(<Mark />);
  const normal = container.firstElementChild?.getAttribute('class');
  expect(container.querySelectorAll('path')).toHaveLength(2);
  rerender(<Mark size="large" />);
  expect(container.firstElementChild?.getAttribute('class')).not.toBe(normal);
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
