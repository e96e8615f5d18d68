import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Heading } from './heading.tsx';

it('keeps its place in the outline whatever its size', () => {
  render(
    <Heading level={1} look="display">
      Near
    </Heading>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Near' })).toBeTruthy();
});
