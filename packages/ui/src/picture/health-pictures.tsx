import { classNames } from '../class-names/class-names.ts';
import styles from './picture.module.css';
import type { PictureShape } from './picture.tsx';

const { earth, ink, leaf, plate, band, outlined, inkLine, earthLine, zigzag } = styles;
const sheet = classNames(plate, outlined);

/** A heart with a pulse. */
export const vitals: PictureShape = {
  name: 'vitals',
  parts: (
    <>
      <path
        className={earth}
        d="M32 58 8 33C-1 23 4 8 17 8c7 0 12 4 15 9 3-5 8-9 15-9 13 0 18 15 9 25z"
      />
      <path className={zigzag} d="M5 35h14l6-11 9 19 7-14 4 6h14" />
    </>
  ),
};

/** A capsule and a tablet. */
export const medicines: PictureShape = {
  name: 'medicines',
  parts: (
    <>
      <g transform="rotate(-38 30 28)">
        <rect className={sheet} x="4" y="17" width="52" height="22" rx="11" />
        <path className={earth} d="M30 15.5h15a12.5 12.5 0 0 1 0 25H30z" />
        <path className={zigzag} d="m35 21 5 4.5-5 4.5 5 4.5" />
      </g>
      <circle className={leaf} cx="49" cy="49" r="11.5" />
      <path className={zigzag} d="M42 49h14" />
    </>
  ),
};

/** A calendar leaf. */
export const appointments: PictureShape = {
  name: 'appointments',
  parts: (
    <>
      <rect className={sheet} x="8" y="10" width="48" height="46" rx="6" />
      <path
        className={earth}
        d="M8 22V14a6 6 0 0 1 6-6h36a6 6 0 0 1 6 6v8l-6 7-6-7-6 7-6-7-6 7-6-7-6 7z"
      />
      <path className={leaf} d="m32 32 10 10-10 10-10-10z" />
    </>
  ),
};

/** A line over its usual range. */
export const report: PictureShape = {
  name: 'report',
  parts: (
    <>
      <rect className={sheet} x="6" y="8" width="52" height="48" rx="6" />
      <path className={band} d="M9 27h46v12H9z" />
      <path className={earthLine} d="m13 46 9-14 10 7 9-19 9 9" />
      <path className={ink} d="m51 23 6 6-6 6-6-6z" />
    </>
  ),
};

/** A booklet with a cross. */
export const record: PictureShape = {
  name: 'record',
  parts: (
    <>
      <path className={earth} d="M10 12a7 7 0 0 1 7-7h35v54H17a7 7 0 0 1-7-7z" />
      <path className={zigzag} d="m17 11 5 6-5 6 5 6-5 6 5 6-5 6 5 6" />
      <rect className={plate} x="27" y="15" width="20" height="20" rx="3" />
      <path className={leaf} d="M34.5 18h5v4.5H44v5h-4.5V32h-5v-4.5H30v-5h4.5z" />
    </>
  ),
};

/** Two papers. */
export const documents: PictureShape = {
  name: 'documents',
  parts: (
    <>
      <path className={earth} d="M20 4h26l12 12v34H20z" />
      <path className={sheet} d="M8 14h26l12 12v33H8z" />
      <path className={ink} d="M33 13v14h14z" />
      <path className={inkLine} d="M15 37h22M15 46h22M15 28h9" />
    </>
  ),
};
