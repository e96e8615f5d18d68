import { render, screen } from '@testing-library/react';
import { Phone } from 'lucide-react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './icon.example.tsx';
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
  expect(container.querySelector('svg')?.getAttribute('focusable')).toBe('false');
});

it('has three sizes and takes a class of the page', () => {
  const classes = (['text', 'normal', 'large'] as const).map((size) => {
    const { container, unmount } = render(<Icon of={Phone} size={size} className="mine" />);
    const names = container.firstElementChild?.getAttribute('class');
    unmount();
    return names;
  });
  expect(new Set(classes).size).toBe(3);
  for (const names of classes) expect(names?.split(' ')).toContain('mine');
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
