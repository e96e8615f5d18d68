import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { empty, failed, offline } from './basic-shapes.tsx';
import { Example } from './drawing.example.tsx';
import { Drawing } from './drawing.tsx';
import { noMessages, noResults, notFound, nothingBooked } from './special-shapes.tsx';

it.each([empty, noResults, offline, failed, notFound, nothingBooked, noMessages])(
  'draws $name for the eye only, without styles of its own',
  (shape) => {
    const { container } = render(<Drawing of={shape} />);
    const svg = container.querySelector('svg');
    expect(svg?.getAttribute('aria-hidden')).toBe('true');
    expect(svg?.dataset.drawing).toBe(shape.name);
    expect(container.querySelectorAll('[style]')).toHaveLength(0);
    expect(container.querySelectorAll('path, circle').length).toBeGreaterThan(2);
  },
);

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
