import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
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
  expect(container.querySelector('rect')?.getAttribute('fill')).toBe(`url(#${ids[0]})`);
});
