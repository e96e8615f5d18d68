import { classNames } from '../class-names/class-names.ts';
import styles from './picture.module.css';
import type { PictureShape } from './picture.tsx';

const { earth, ink, leaf, sun, plate, outlined, inkLine, zigzag, stitched } = styles;
const sheet = classNames(plate, outlined);

/** A basket with leaves. */
export const help: PictureShape = {
  name: 'help',
  parts: (
    <>
      <path className={leaf} d="M19 31C14 20 18 10 27 4c6 9 6 19 1 27z" />
      <path className={sun} d="M33 31c-1-11 6-20 17-22 1 10-3 18-9 22z" />
      <path className={earth} d="M9 33h46l-7 25H16z" />
      <path className={zigzag} d="m12 43 7 6 6.5-6 6.5 6 6.5-6 6.5 6 7-6" />
      <rect className={ink} x="6" y="28" width="52" height="8" rx="4" />
    </>
  ),
};

/** A house, for home visits. */
export const house: PictureShape = {
  name: 'house',
  parts: (
    <>
      <rect className={sheet} x="12" y="30" width="40" height="28" />
      <path className={earth} d="M32 4 62 32H2z" />
      <path className={zigzag} d="m17 26 5-5 5 5 5-5 5 5 5-5 5 5" />
      <path className={leaf} d="M26 58V43a6 6 0 0 1 12 0v15z" />
    </>
  ),
};

/** Three gems on a stitched thread. */
export const timeline: PictureShape = {
  name: 'timeline',
  parts: (
    <>
      <path className={classNames(inkLine, stitched)} d="M16 12v42" />
      <path className={earth} d="m16 1 10 10-10 10L6 11z" />
      <path className={sun} d="m16 22 10 10-10 10L6 32z" />
      <path className={leaf} d="m16 43 10 10-10 10L6 53z" />
      <path className={inkLine} d="M35 11h24M35 32h17M35 53h22" />
    </>
  ),
};

/** A person in the weave. */
export const family: PictureShape = {
  name: 'family',
  parts: (
    <>
      <path className={sun} d="M32 2 62 32 32 62 2 32z" />
      <path className={plate} d="M32 13 51 32 32 51 13 32z" />
      <path
        className={earth}
        d="M32 21c4 0 7 3 7 7s-3 7-7 7-7-3-7-7 3-7 7-7zM20 44c2-6 7-7 12-7s10 1 12 7L32 56z"
      />
    </>
  ),
};
