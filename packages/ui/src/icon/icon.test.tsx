import { render, screen } from '@testing-library/react';
import { Phone } from 'lucide-react';
import { expect, it } from 'vitest';
import { Icon } from './icon.tsx';

it('leaves the word alone to be read', () => {
  const { container } = render(
    <a href="tel:912">
      <Icon of={Phone} size="text" />
      Call
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Call' })).toBeTruthy();
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
