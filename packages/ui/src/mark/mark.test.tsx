import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Brand } from './mark.tsx';

it('is a link named by the name alone', () => {
  render(<Brand href="/" name="Hafi" />);
  expect(screen.getByRole('link', { name: 'Hafi' }).getAttribute('href')).toBe('/');
});
