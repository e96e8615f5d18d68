import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SrOnly } from './sr-only.tsx';

it('is part of the name', () => {
  render(
    <button type="button">
      2<SrOnly> unread</SrOnly>
    </button>,
  );
  expect(screen.getByRole('button', { name: '2 unread' })).toBeTruthy();
});
