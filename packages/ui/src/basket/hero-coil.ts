import type { CoilPattern } from './weave-coil.ts';

/** The pattern of the large basket: rings of checks around one star. */
export const HERO_COIL: CoilPattern = {
  rounds: 21,
  eye: 12,
  pitch: 8.8,
  tiers: [
    { from: 6, to: 6, kind: 'checks', repeats: 24, tone: 'dark' },
    { from: 8, to: 16, kind: 'zig', repeats: 12, tone: 'dark', tone2: 'earth', lean: 1.6 },
    { from: 18, to: 18, kind: 'ring', tone: 'dark' },
    { from: 20, to: 20, kind: 'checks', repeats: 48, tone: 'dark' },
  ],
};
