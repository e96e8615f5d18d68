import { describe, expect, it } from 'vitest';
import css from './tokens.css?raw';

const BLOCKS = {
  light: /:root \{([^}]*)\}/,
  dark: /:root\[data-theme="dark"\] \{([^}]*)\}/,
  'dark by system': /:root:not\(\[data-theme="light"\]\) \{([^}]*)\}/,
  high: /:root\[data-contrast="high"\] \{([^}]*)\}/,
};

const TEXT =
  `ink/ground ink/paper ink/well ink-quiet/ground ink-quiet/paper ink-quiet/well leaf/ground
  leaf/paper leaf/leaf-wash ink/leaf-wash on-leaf/leaf earth/ground earth/paper earth/earth-wash
  ink/earth-wash ink-quiet/leaf-wash ink-quiet/earth-wash paper/earth on-sun/sun ink/sun-wash
  ink-quiet/sun-wash on-alarm/alarm alarm-ink/paper alarm-ink/ground alarm-ink/earth-wash
  ink/tile-plate on-mark/mark`.split(/\s+/);
const EDGES = `edge/ground edge/paper edge/well leaf/ground earth/paper alarm-edge/ground
  alarm-edge/paper weave-dark/weave weave-earth/weave`.split(/\s+/);

function luminance(hex: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255)
    .map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function ratio(one: string, other: string) {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function coloursOf(block: RegExp) {
  const body = css.match(block)?.[1] ?? '';
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]),
  ) as Record<string, string>;
}

const light = coloursOf(BLOCKS.light);

describe.each(Object.entries(BLOCKS))('colours: %s', (_, block) => {
  const own = coloursOf(block);
  const colours = { ...light, ...own };

  it('defines colours of its own', () => {
    expect(Object.keys(own).length).toBeGreaterThan(20);
  });

  it.each([...TEXT.map((pair) => [pair, 7] as const), ...EDGES.map((pair) => [pair, 3] as const)])(
    '%s is at least %d:1',
    (pair, least) => {
      const [front = '', back = ''] = pair.split('/');
      expect(ratio(colours[front] ?? '', colours[back] ?? '')).toBeGreaterThanOrEqual(least);
    },
  );
});

it('is the same dark by setting and by system', () => {
  expect(coloursOf(BLOCKS.dark)).toEqual(coloursOf(BLOCKS['dark by system']));
});
