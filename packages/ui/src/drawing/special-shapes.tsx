import styles from './drawing.module.css';
import type { Shape } from './drawing.tsx';

const { body, clay, thread, faint } = styles;

const LEAF_EDGE = 'M44 34l6-8 6 8 6-8 6 8 6-8 6 8 6-8 6 8 6-8 6 8 6-8 6 8';

/** A ring of stitches that searches. */
export const noResults: Shape = {
  name: 'no-results',
  lines: (
    <>
      <circle className={body} cx="72" cy="58" r="36" />
      <circle className={thread} cx="72" cy="58" r="27" pathLength="120" />
      <path className={clay} d="m72 45 13 13-13 13-13-13z" />
      <path className={body} d="m98 86 6-6 22 21c4 4-3 11-7 7z" />
    </>
  ),
};

/** A path over the hills that leads nowhere. */
export const notFound: Shape = {
  name: 'not-found',
  lines: (
    <>
      <path className={body} d="M6 100c18-44 48-44 66 0zM60 100c16-60 60-60 94 0z" />
      <path className={faint} d="M16 100c12-26 30-26 44 0M78 100c12-38 36-38 58 0" />
      <path className={thread} d="M26 112c20-4 34-8 44-18 12-12 10-26 26-34" />
      <path className={clay} d="m104 18 14 14-14 14-14-14z" />
      <path className={faint} d="m104 27 5 5-5 5-5-5z" />
    </>
  ),
};

/** An empty calendar leaf. */
export const nothingBooked: Shape = {
  name: 'nothing-booked',
  lines: (
    <>
      <path className={body} d="M44 34h72v74H44z" />
      <path className={clay} d={LEAF_EDGE} />
      <path className={faint} d="M56 54h48" />
      <path className={thread} d="M56 70h48M56 84h48M56 98h30" />
    </>
  ),
};

/** Two facing, empty sheets. */
export const noMessages: Shape = {
  name: 'no-messages',
  lines: (
    <>
      <path className={body} d="M70 52h72v46h-12v12l-14-12H70z" />
      <path className={body} d="M20 24h76v46H48L34 84V70H20z" />
      <path className={clay} d="m32 40 6-6 6 6 6-6 6 6 6-6 6 6 6-6 6 6" />
      <path className={faint} d="M32 54h40" />
      <path className={thread} d="M86 84h42" />
    </>
  ),
};
