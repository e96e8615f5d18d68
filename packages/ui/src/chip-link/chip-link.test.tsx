import { render, screen } from '@testing-library/react';
import { Bell } from 'lucide-react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './chip-link.example.tsx';
import { ChipLink } from './chip-link.tsx';

it('is a link, or a button when it does something', () => {
  render(
    <>
      <ChipLink href="/news" icon={Bell}>
        2 new
      </ChipLink>
      <ChipLink as="button" type="button">
        Search
      </ChipLink>
    </>,
  );
  expect(screen.getByRole('link', { name: '2 new' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Search' })).toBeTruthy();
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
