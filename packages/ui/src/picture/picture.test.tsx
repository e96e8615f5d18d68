import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { vitals } from './health-pictures.tsx';
import { Example } from './picture.example.tsx';
import { Picture } from './picture.tsx';

it('is left out by screen readers: the words stand beside it', () => {
  const { container } = render(<Picture of={vitals} />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  expect(container.textContent).toBe('');
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
