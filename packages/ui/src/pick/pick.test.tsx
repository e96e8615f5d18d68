import { fireEvent, render, screen } from '@testing-library/react';
import { HeartPulse, Scale } from 'lucide-react';
import { expect, it, vi } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './pick.example.tsx';
import { Pick, PickTile } from './pick.tsx';

it('is a list of buttons or links named by their words', () => {
  const chosen = vi.fn();
  render(
    <Pick aria-label="What">
      <PickTile icon={HeartPulse} detail="72 bpm" onClick={chosen}>
        Heart rate
      </PickTile>
      <PickTile as="a" href="/weight" icon={Scale}>
        Weight
      </PickTile>
    </Pick>,
  );
  expect(screen.getByRole('list', { name: 'What' }).children).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Heart rate 72 bpm' }));
  expect(chosen).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Weight' }).getAttribute('href')).toBe('/weight');
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
