import styles from './drawing.module.css';
import type { Shape } from './drawing.tsx';

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

/** An open basket, its lid beside it. */
export const empty: Shape = {
  name: 'empty',
  lines: (
    <>
      <g transform="translate(-20)">
        {bowl}
        <ellipse className={body} cx="80" cy="64" rx="42" ry="9" />
        <path className={faint} d="M48 66c8 5 20 7 32 7s24-2 32-7" />
      </g>
      <g transform="translate(124 82) rotate(18) scale(.82)">{lid}</g>
    </>
  ),
};

/** A torn thread between two gems. */
export const offline: Shape = {
  name: 'offline',
  lines: (
    <>
      <path className={body} d="m34 36 24 24-24 24-24-24zM126 36l24 24-24 24-24-24z" />
      <path className={clay} d="m34 48 12 12-12 12-12-12zM126 48l12 12-12 12-12-12z" />
      <path className={thread} d="M58 60h12M90 60h12" />
      <path className={faint} d="m72 46 6 9-6 9 6 9M86 46l-6 9 6 9-6 9" />
    </>
  ),
};

/** A basket whose weave has come loose. */
export const failed: Shape = {
  name: 'failed',
  lines: (
    <>
      {bowl}
      <g transform="translate(78 30) rotate(-6)">{lid}</g>
      <path className={thread} d="M116 52c14-4 24 4 18 14s-20 4-14-6c7-12 28-8 28 8s-12 26-22 30" />
    </>
  ),
};
