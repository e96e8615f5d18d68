import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SkipLink } from './skip-link.tsx';

it('brings the focus to the main part', () => {
  render(
    <>
      <SkipLink>Skip to the content</SkipLink>
      <main id="main" tabIndex={-1} />
    </>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Skip to the content' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
