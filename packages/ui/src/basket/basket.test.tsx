import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../test/axe.ts';
import { Example } from './basket.example.tsx';
import { Basket } from './basket.tsx';
import { weaveCoil } from './weave-coil.ts';

it('weaves as many rounds as its pattern says, each wider than the last', () => {
  const { rounds } = weaveCoil({
    rounds: 4,
    eye: 12,
    pitch: 10,
    tiers: [{ from: 1, to: 3, kind: 'zig', repeats: 6, tone: 'earth', tone2: 'dark' }],
  });
  const radii = rounds.map((round) => round.radius);
  expect(radii).toEqual([17, 27, 37, 47]);
  expect(rounds.map((round) => round.threads.map((thread) => thread.tone))).toEqual([
    [],
    ['earth'],
    ['earth', 'dark'],
    ['dark'],
  ]);
});

it('puts the elder in the centre and at most six people on the rim', () => {
  const people = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((n) => <i key={n}>{n}</i>);
  const { container } = render(<Basket centre={<b>EM</b>} rim={people} />);
  expect(screen.getByText('EM')).toBeTruthy();
  expect(container.querySelectorAll('i')).toHaveLength(6);
});

it('passes the axe rules on names, roles and order', async () => {
  render(<Example />);
  await expectNoAxeViolations();
});
