import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { initialsOf, pickFrame } from './pick-frame.ts';
import { Example } from './tile.example.tsx';
import { Tile } from './tile.tsx';

it('always gives one id the same frame, and uses all twelve', () => {
  expect(pickFrame('0190-abc')).toEqual(pickFrame('0190-abc'));
  const ids = Array.from({ length: 600 }, (_, i) => `0190${i * 7919}`);
  const frames = new Set(ids.map((id) => JSON.stringify(pickFrame(id))));
  expect(frames.size).toBe(12);
});

it.each([
  ['Espérance Mukamana', 'EM'],
  ['Jean de Dieu Habimana', 'JH'],
  ['  claudine ', 'C'],
  ['', ''],
])('shortens %j to %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('is a drawing beside a name, or says the name itself', () => {
  const { rerender } = render(<Tile personId="1" name="Eric Mugisha" />);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<Tile personId="1" name="Eric Mugisha" labelled />);
  expect(screen.getByRole('img', { name: 'Eric Mugisha' }).textContent).toBe('EM');
});

it('shows the photo instead of the initials', () => {
  const { container } = render(<Tile personId="1" name="Eric Mugisha" photo="/photo.webp" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/photo.webp');
  expect(container.textContent).toBe('');
});

it('goes back to the initials when the photo does not arrive, until there is another', () => {
  const { container, rerender } = render(<Tile personId="1" name="Eric Mugisha" photo="/a.webp" />);
  fireEvent.error(container.querySelector('img') ?? container);
  expect(container.textContent).toBe('EM');
  rerender(<Tile personId="1" name="Eric Mugisha" photo="/b.webp" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/b.webp');
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
