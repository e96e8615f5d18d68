import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './skip-link.example.tsx';
import { SkipLink } from './skip-link.tsx';

const press = () => fireEvent.click(screen.getByRole('link', { name: 'Skip to the content' }));

it('brings the focus to the main part', () => {
  render(
    <>
      <SkipLink>Skip to the content</SkipLink>
      <main id="main" tabIndex={-1} />
    </>,
  );
  // False: the default action was prevented, so the address stays unchanged.
  expect(press()).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('leads to another part by its id', () => {
  render(
    <>
      <SkipLink target="found">Skip to the content</SkipLink>
      <main id="main" tabIndex={-1} />
      <section id="found" aria-label="Found" tabIndex={-1} />
    </>,
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('#found');
  press();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Found' }));
});

it('is left to the browser where the part is missing', () => {
  render(<SkipLink>Skip to the content</SkipLink>);
  expect(press()).toBe(true);
});

it('passes the axe rules on names, roles and order', async () => {
  render(
    <>
      <Example />
      <main id="main" tabIndex={-1} />
    </>,
  );
  await expectNoAxeViolations();
});
