import { expectNoAxeViolations } from '@hafi/ui/test/axe';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Seal } from './seal.tsx';

const stitches = () =>
  [...document.querySelectorAll('[data-stitch]')].map((each) => each.getAttribute('data-stitch'));

it('invites to today’s check-in, and says whether it is made', async () => {
  const onClick = vi.fn();
  const week = { count: 7, done: [0, 2], today: 6, onClick };
  const { rerender } = render(
    <Seal {...week} pressed={false}>
      Meze neza
    </Seal>,
  );
  const button = screen.getByRole('button', { name: 'Meze neza', pressed: false });
  button.click();
  expect(onClick).toHaveBeenCalledOnce();
  expect(stitches()).toEqual(['on', 'off', 'on', 'off', 'off', 'off', 'today']);
  rerender(
    <Seal {...week} done={[0, 2, 6]} pressed>
      Meze neza
    </Seal>,
  );
  expect(screen.getByRole('button', { pressed: true })).toBe(button);
  expect(stitches()[6]).toBe('on');
  await expectNoAxeViolations();
});
