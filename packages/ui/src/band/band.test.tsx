import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './band.example.tsx';
import { Band } from './band.tsx';

it('is drawn with a pattern of its own each time', () => {
  const { container } = render(
    <>
      <Band />
      <Band />
    </>,
  );
  const ids = [...container.querySelectorAll('pattern')].map((p) => p.id);
  expect(new Set(ids).size).toBe(2);
  const fills = [...container.querySelectorAll('rect')].map((rect) => rect.getAttribute('fill'));
  expect(fills).toEqual(ids.map((id) => `url(#${id})`));
});

it('is for the eye only, as wide as its container and without styles of its own', () => {
  const { container } = render(<Band className="mine" />);
  const band = container.querySelector('svg');
  expect(band?.getAttribute('aria-hidden')).toBe('true');
  expect(band?.classList.contains('mine')).toBe(true);
  expect(band?.querySelector('rect')?.getAttribute('width')).toBe('100%');
  expect(container.querySelectorAll('[style]')).toHaveLength(0);
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
