import { HERO_COIL } from '../../packages/ui/src/basket/hero-coil.ts';
import { type Coil, weaveCoil } from '../../packages/ui/src/basket/weave-coil.ts';
import { BOWL, LID } from '../../packages/ui/src/mark/mark-paths.ts';

/** The light clay colours of `packages/ui/src/styles/tokens.css`. */
const CLAY = {
  earth: '#872817',
  paper: '#fffbf4',
  ground: '#f5eee2',
  ink: '#1d1a16',
  weave: '#efe3cb',
  gap: '#c3ac84',
  dark: '#2b231b',
  red: '#93331f',
};

const MARK = `<path d="${LID}"/><path d="${BOWL}"/>`;

const svg = (width: number, height: number, inside: string, extra = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${extra}>${inside}</svg>`;

/** The mark centred in a square of 48, filling `share` of it. */
const centred = (share: number) =>
  `translate(${24 - 24 * share} ${24 - 24.4 * share}) scale(${share})`;

/** The favicon and app icon: the mark on a tile of earth. */
export const tileIcon = (): string =>
  svg(
    48,
    48,
    `<rect width="48" height="48" rx="11" fill="${CLAY.earth}"/><g fill="${CLAY.paper}" transform="${centred(0.8)}">${MARK}</g>`,
  );

/** For systems that crop icons: earth to the edges, the mark within the safe circle. */
export const maskableIcon = (): string =>
  svg(
    48,
    48,
    `<path d="M0 0h48v48H0z" fill="${CLAY.earth}"/><g fill="${CLAY.paper}" transform="${centred(0.7)}">${MARK}</g>`,
  );

/** For badges and themed icons, which the system colours. */
export const plainIcon = (): string =>
  svg(48, 48, `<g fill="#fff" transform="${centred(0.92)}">${MARK}</g>`);

function roundOf({ radius, threads, stitchLength, stitchOffset }: Coil['rounds'][number]): string {
  const tones = { dark: CLAY.dark, earth: CLAY.red };
  const ring = (attributes: string) => `<circle r="${radius}" ${attributes}/>`;
  const drawn = threads.map(({ tone, path, dash, offset }) => {
    if (path) return `<path d="${path}" stroke="${tones[tone]}"/>`;
    const repeats = radius > 150 ? 48 : 24;
    const dashes = dash
      ? `pathLength="${repeats * 100}" stroke-dasharray="${dash}" stroke-dashoffset="${offset}"`
      : '';
    return ring(`stroke="${tones[tone]}" ${dashes}`);
  });
  const stitches = `pathLength="${stitchLength}" stroke-dasharray="1 9" stroke-dashoffset="${stitchOffset}"`;
  return [
    ring(`stroke="${CLAY.weave}"`),
    ...drawn,
    ring(`stroke="${CLAY.gap}" stroke-opacity=".55" ${stitches}`),
  ].join('');
}

function basket(): string {
  const { radius, rounds } = weaveCoil(HERO_COIL);
  return `<g fill="none" stroke-width="8.2" transform="rotate(-90)"><circle r="${radius + 2}" fill="${CLAY.gap}"/><circle r="6" stroke="${CLAY.weave}" stroke-width="12"/>${rounds.map(roundOf).join('')}</g>`;
}

const BAND_TILE = [
  ['red', 'M0 0h72v36H0z'],
  ['dark', 'M36-4 76 36H-4z'],
  ['weave', 'M36 5 67 36H5z'],
  ['dark', 'M36 14 58 36H14z'],
  ['red', 'M36 22 50 36H22z'],
  ['weave', 'M-14 0 0 14 14 0zM58 0 72 14 86 0z'],
  ['dark', 'M-7 0 0 7 7 0zM65 0 72 7 79 0z'],
] as const;

/**
 * The preview picture of shared links, 1200 by 630: mark, name and slogan, basket, band. `lines` is
 * the slogan with its line breaks; needs the font `Hyperlegible`.
 */
export function sharePicture(lines: readonly string[]): string {
  const size = Math.min(92, 1150 / Math.max(...lines.map((line) => line.length)));
  const words = lines.map(
    (line, i) => `<text x="72" y="${318 + i * size * 1.06}" font-size="${size}">${line}</text>`,
  );
  const band = BAND_TILE.map(([tone, d]) => `<path fill="${CLAY[tone]}" d="${d}"/>`).join('');
  return svg(
    1200,
    630,
    `<defs><pattern id="band" width="72" height="36" patternUnits="userSpaceOnUse" patternTransform="translate(0 558) scale(2)">${band}</pattern></defs>
    <path fill="${CLAY.ground}" d="M0 0h1200v630H0z"/>
    <g transform="translate(976 268) scale(1.5)">${basket()}</g>
    <g fill="${CLAY.earth}" transform="translate(66 58) scale(2.7)">${MARK}</g>
    <g font-family="Hyperlegible" font-weight="750" fill="${CLAY.ink}">
      <text x="206" y="158" font-size="96">Hafi</text>${words.join('')}
    </g>
    <path fill="url(#band)" d="M0 558h1200v72H0z"/>`,
    'width="1200" height="630"',
  );
}
