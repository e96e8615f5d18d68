import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './stitch.example.tsx';
import { Stitch } from './stitch.tsx';

it('separates two parts', () => {
  render(
    <>
      <p>One</p>
      <Stitch />
      <p>Other</p>
    </>,
  );
  const line = screen.getByRole('separator');
  expect(line.previousElementSibling?.textContent).toBe('One');
  expect(line.nextElementSibling?.textContent).toBe('Other');
});

it('is only drawn where the page says so', () => {
  render(<Stitch aria-hidden="true" className="tear" />);
  expect(screen.queryByRole('separator')).toBeNull();
  expect(document.querySelector('hr')?.classList.contains('tear')).toBe(true);
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
