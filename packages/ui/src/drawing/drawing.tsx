import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './drawing.module.css';

const { body, clay, thread, faint } = styles;

const BOWL = 'M38 64h84c1 21-11 40-24 46H62C49 104 37 85 38 64z';
const BOWL_BAND = 'm40 76 8 8 8-8 8 8 8-8 8 8 8-8 8 8 8-8 8 8 8-8';
const bowl = (
  <>
    <path className={body} d={BOWL} />
    <path className={clay} d={BOWL_BAND} />
    <path className={faint} d="M45 94h70M54 104h52" />
  </>
);
const lid = (
  <path
    className={body}
    d="M0-28c2 0 4 1 4 4C6-9 16-4 25 3c6 5 10 9 11 15l-9 9-9-9-9 9-9-9-9 9-9-9-9 9-9-9C-35 12-31 8-25 3-16-4-6-9-4-24c0-3 2-4 4-4z"
  />
);
const LEAF_EDGE = 'M44 34l6-8 6 8 6-8 6 8 6-8 6 8 6-8 6 8 6-8 6 8 6-8 6 8';

const DRAWINGS = {
  /** An open basket, its lid beside it. */
  empty: (
    <>
      <g transform="translate(-20)">
        {bowl}
        <ellipse className={body} cx="80" cy="64" rx="42" ry="9" />
        <path className={faint} d="M48 66c8 5 20 7 32 7s24-2 32-7" />
      </g>
      <g transform="translate(124 82) rotate(18) scale(.82)">{lid}</g>
    </>
  ),
  /** A ring of stitches that searches. */
  'no-results': (
    <>
      <circle className={body} cx="72" cy="58" r="36" />
      <circle className={thread} cx="72" cy="58" r="27" pathLength="120" />
      <path className={clay} d="m72 45 13 13-13 13-13-13z" />
      <path className={body} d="m98 86 6-6 22 21c4 4-3 11-7 7z" />
    </>
  ),
  /** A torn thread between two gems. */
  offline: (
    <>
      <path className={body} d="m34 36 24 24-24 24-24-24zM126 36l24 24-24 24-24-24z" />
      <path className={clay} d="m34 48 12 12-12 12-12-12zM126 48l12 12-12 12-12-12z" />
      <path className={thread} d="M58 60h12M90 60h12" />
      <path className={faint} d="m72 46 6 9-6 9 6 9M86 46l-6 9 6 9-6 9" />
    </>
  ),
  /** A basket whose weave has come loose. */
  failed: (
    <>
      {bowl}
      <g transform="translate(78 30) rotate(-6)">{lid}</g>
      <path className={thread} d="M116 52c14-4 24 4 18 14s-20 4-14-6c7-12 28-8 28 8s-12 26-22 30" />
    </>
  ),
  /** A path over the hills that leads nowhere. */
  'not-found': (
    <>
      <path className={body} d="M6 100c18-44 48-44 66 0zM60 100c16-60 60-60 94 0z" />
      <path className={faint} d="M16 100c12-26 30-26 44 0M78 100c12-38 36-38 58 0" />
      <path className={thread} d="M26 112c20-4 34-8 44-18 12-12 10-26 26-34" />
      <path className={clay} d="m104 18 14 14-14 14-14-14z" />
      <path className={faint} d="m104 27 5 5-5 5-5-5z" />
    </>
  ),
  /** An empty calendar leaf. */
  'nothing-booked': (
    <>
      <path className={body} d="M44 34h72v74H44z" />
      <path className={clay} d={LEAF_EDGE} />
      <path className={faint} d="M56 54h48" />
      <path className={thread} d="M56 70h48M56 84h48M56 98h30" />
    </>
  ),
  /** Two facing, empty sheets. */
  'no-messages': (
    <>
      <path className={body} d="M70 52h72v46h-12v12l-14-12H70z" />
      <path className={body} d="M20 24h76v46H48L34 84V70H20z" />
      <path className={clay} d="m32 40 6-6 6 6 6-6 6 6 6-6 6 6 6-6 6 6" />
      <path className={faint} d="M32 54h40" />
      <path className={thread} d="M86 84h42" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type DrawingName = keyof typeof DRAWINGS;

export type DrawingProps = Omit<ComponentProps<'svg'>, 'children'> & { of: DrawingName };

/**
 * A small line drawing for an empty state. Hidden from screen readers, so text must be beside it.
 */
export function Drawing({ of, className, ...rest }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 160 120"
      {...rest}
      aria-hidden="true"
      data-drawing={of}
      className={classNames(styles.drawing, className)}
    >
      {DRAWINGS[of]}
    </svg>
  );
}
