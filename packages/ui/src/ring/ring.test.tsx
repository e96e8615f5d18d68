import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './ring.example.tsx';
import { Ring } from './ring.tsx';

const stitches = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-stitch]')].map((s) => s.getAttribute('data-stitch'));

it('sews the first stitches', () => {
  const { container } = render(<Ring count={10} done={3} />);
  expect(stitches(container).filter((s) => s === 'on')).toHaveLength(3);
  expect(stitches(container)).toHaveLength(10);
});

it('sews chosen stitches and marks today', () => {
  const { container } = render(<Ring count={7} done={[0, 2]} today={3} />);
  expect(stitches(container)).toEqual(['on', 'off', 'on', 'today', 'off', 'off', 'off']);
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
