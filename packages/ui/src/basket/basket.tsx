import { Children, type ComponentProps, Fragment, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './basket.module.css';
import { HERO_COIL } from './hero-coil.ts';
import { type Coil, type CoilPattern, type Tier, weaveCoil } from './weave-coil.ts';

const small = (...tiers: Tier[]): CoilPattern => ({ rounds: 7, eye: 12, pitch: 12, tiers });
const SMALL = {
  star: small({
    from: 1,
    to: 5,
    kind: 'zig',
    repeats: 8,
    tone: 'earth',
    tone2: 'dark',
    lean: 2,
  }),
  ripple: small(
    { from: 1, to: 1, kind: 'ring', tone: 'earth' },
    { from: 2, to: 4, kind: 'zig', repeats: 16, tone: 'dark', tone2: 'earth' },
    { from: 5, to: 5, kind: 'ring', tone: 'dark' },
  ),
  sun: small(
    { from: 0, to: 2, kind: 'zig', repeats: 6, tone: 'dark', tone2: 'earth' },
    { from: 4, to: 6, kind: 'zig', repeats: 20, tone: 'earth', tone2: 'dark', lean: 50 },
  ),
};
const woven = new Map<CoilPattern, Coil>();

function coilOf(plan: CoilPattern) {
  const coil = woven.get(plan) ?? weaveCoil(plan);
  woven.set(plan, coil);
  return coil;
}

const repeatsAt = (plan: CoilPattern, i: number) =>
  plan.tiers.find((t: Tier) => i >= t.from && i <= t.to)?.repeats ?? 1;

function Lid({ plan }: { plan: CoilPattern }) {
  const { radius, size, rounds } = coilOf(plan);
  return (
    <svg className={styles.lid} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <g
        transform={`translate(${size / 2} ${size / 2}) rotate(-90)`}
        fill="none"
        strokeWidth={Math.round(plan.pitch * 93) / 100}
      >
        <circle className={styles.bed} r={radius + 2} />
        <circle className={styles.weave} r={plan.eye / 2} strokeWidth={plan.eye} />
        {rounds.map((round, i) => (
          <Fragment key={round.radius}>
            <circle className={styles.weave} r={round.radius} />
            {round.threads.map((thread) =>
              thread.path ? (
                <path key={thread.tone} className={styles[thread.tone]} d={thread.path} />
              ) : (
                <circle
                  key={thread.tone}
                  className={styles[thread.tone]}
                  r={round.radius}
                  pathLength={thread.dash ? repeatsAt(plan, i) * 100 : undefined}
                  strokeDasharray={thread.dash}
                  strokeDashoffset={thread.offset}
                />
              ),
            )}
            <circle
              className={styles.stitch}
              r={round.radius}
              pathLength={round.stitchLength}
              strokeDasharray="1 9"
              strokeDashoffset={round.stitchOffset}
            />
            <circle
              className={styles.shine}
              r={Math.round((round.radius - plan.pitch * 0.16) * 10) / 10}
            />
          </Fragment>
        ))}
      </g>
    </svg>
  );
}

export type BasketProps = ComponentProps<'div'> & {
  size?: 'hero' | 'small';
  /** The weave pattern of a small basket. */
  weave?: keyof typeof SMALL;
  /** The tile in the middle: the elder. */
  centre?: ReactNode;
  /** Up to six tiles on the rim, clockwise from the top. */
  rim?: ReactNode;
};

/**
 * The basket: an elder in the centre, the circle on the rim. Decorative, so state it as text beside
 * it.
 */
export function Basket(props: BasketProps) {
  const { size = 'hero', weave = 'star', centre, rim, className, ...rest } = props;
  const people = Children.toArray(rim).slice(0, 6);
  return (
    <div {...rest} className={classNames(styles.basket, styles[size], className)}>
      <Lid plan={size === 'hero' ? HERO_COIL : SMALL[weave]} />
      {centre ? <span className={styles.centre}>{centre}</span> : null}
      {people.length > 0 ? (
        <span className={styles.rim} data-people={people.length}>
          {people.map((person, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the position on the rim is what makes it this one
            <span key={i}>{person}</span>
          ))}
        </span>
      ) : null}
    </div>
  );
}
