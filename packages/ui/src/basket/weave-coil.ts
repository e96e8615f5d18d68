export type Tier = {
  from: number;
  to: number;
  kind: 'checks' | 'zig' | 'ring';
  /** Repetitions around the coil. */
  repeats?: number;
  tone: 'dark' | 'earth';
  /** The second tone of a zig-zag. */
  tone2?: 'dark' | 'earth';
  lean?: number;
};

export type CoilPattern = {
  rounds: number;
  eye: number;
  pitch: number;
  tiers: ReadonlyArray<Tier>;
};

type Thread = { tone: 'dark' | 'earth'; path?: string; dash?: string; offset?: number };
export type Round = {
  radius: number;
  threads: ReadonlyArray<Thread>;
  /** Path length for the dashes: ten times the number of stitches. */
  stitchLength: number;
  stitchOffset: number;
};
export type Coil = { radius: number; size: number; rounds: ReadonlyArray<Round> };

const PERIOD = 100;
const CHECK = 50;

const round1 = (value: number) => Math.round(value * 10) / 10;

function arc(radius: number, from: number, to: number) {
  const at = (angle: number) =>
    `${round1(radius * Math.cos(angle))} ${round1(radius * Math.sin(angle))}`;
  return `M${at(from)}A${radius} ${radius} 0 0 1 ${at(to)}`;
}

/** One round of a zig-zag: arcs that widen or narrow from round to round, leaning with the coil. */
function zigZag(tier: Tier, index: number, radius: number): Thread[] {
  const { from, to, repeats = 12, lean = 0, tone, tone2 = tone } = tier;
  const progress = to > from ? (index - from) / (to - from) : 0;
  const turn = (mid: number) => (mid / (repeats * PERIOD)) * 2 * Math.PI;
  const sides = [
    { tone, width: 86 * (1 - progress), shift: 0 },
    { tone: tone2, width: 86 * progress, shift: PERIOD / 2 },
  ];
  return sides
    .filter(({ width }) => width >= 3)
    .map((side) => ({
      tone: side.tone,
      path: Array.from({ length: repeats }, (_, i) => {
        const middle = i * PERIOD + side.shift + lean * (index - from);
        return arc(radius, turn(middle - side.width / 2), turn(middle + side.width / 2));
      }).join(''),
    }));
}

function threadsOf(tier: Tier | undefined, index: number, radius: number): Thread[] {
  if (!tier) return [];
  if (tier.kind === 'ring') return [{ tone: tier.tone }];
  if (tier.kind === 'zig') return zigZag(tier, index, radius);
  return [{ tone: tier.tone, dash: `${CHECK} ${PERIOD - CHECK}`, offset: CHECK / 2 }];
}

/** Computes the lid of an agaseke seen from above: real coils, real stitches, one zig-zag tier. */
export function weaveCoil({ rounds, eye, pitch, tiers }: CoilPattern): Coil {
  const radius = eye + rounds * pitch;
  return {
    radius,
    size: (radius + 8) * 2,
    rounds: Array.from({ length: rounds }, (_, i) => {
      const r = round1(eye + (i + 0.5) * pitch);
      return {
        radius: r,
        threads: threadsOf(
          tiers.find((t) => i >= t.from && i <= t.to),
          i,
          r,
        ),
        stitchLength: Math.round((2 * Math.PI * r) / (pitch * 0.72)) * 10,
        stitchOffset: round1((i * 3.7) % 10),
      };
    }),
  };
}
