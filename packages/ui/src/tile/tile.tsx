import { type ComponentProps, type ReactNode, useState } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { initialsOf, pickFrame } from './pick-frame.ts';
import styles from './tile.module.css';

const FRAMES: Record<'a' | 'b' | 'c' | 'd', ReactNode> = {
  a: (
    <>
      <path className={styles.fill} d="M0 0h64v64H0z" />
      <path className={styles.line} d="M-2 16 16-2M48-2l18 18M66 48 48 66M16 66-2 48" />
      <path className={styles.plate} d="M32-4 68 32 32 68-4 32z" />
    </>
  ),
  b: (
    <>
      <path className={styles.plate} d="M0 0h64v64H0z" />
      <path
        className={styles.fill}
        d="M0 0h64v4L56 13 48 4 40 13 32 4 24 13 16 4 8 13 0 4zM0 64h64v-4l-8-9-8 9-8-9-8 9-8-9-8 9-8-9-8 9z"
      />
    </>
  ),
  c: (
    <>
      <path className={styles.fill} d="M0 0h64v64H0z" />
      <path className={styles.plate} d="M19 3h26l16 16v26L45 61H19L3 45V19z" />
      <path className={styles.ridge} d="M21.5 8h21L56 21.5v21L42.5 56h-21L8 42.5v-21z" />
    </>
  ),
  d: (
    <>
      <path className={styles.plate} d="M0 0h64v64H0z" />
      <path
        className={styles.fill}
        d="M0 0h3l8 8-8 8 8 8-8 8 8 8-8 8 8 8-8 8H0zM64 0h-3l-8 8 8 8-8 8 8 8-8 8 8 8-8 8 8 8h3z"
      />
    </>
  ),
};

export type TileProps = Omit<ComponentProps<'span'>, 'id' | 'children'> & {
  /** The person's id, which determines the frame. */
  personId: string;
  /** The full name, whose initials are shown until there is a photo. */
  name: string;
  /** Address of the photo; initials replace one that does not load. */
  photo?: string | null;
  size?: 'small' | 'normal' | 'large' | 'portrait';
  /** Exposes the name to screen readers; omit it when the name is printed beside the tile. */
  labelled?: boolean;
};

/** A person: a photo, or initials on one of the imigongo frames. */
export function Tile(props: TileProps) {
  const { personId, name, photo, size = 'normal', labelled = false, className, ...rest } = props;
  const { shape, tone } = pickFrame(personId);
  const [missing, setMissing] = useState<string | null>(null);
  const shown = photo && photo !== missing ? photo : null;
  const spoken = labelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true as const };
  return (
    <span
      {...rest}
      {...spoken}
      data-frame={`${shape}-${tone}`}
      className={classNames(styles.tile, styles[size], styles[`tone-${tone}`], className)}
    >
      <svg viewBox="0 0 64 64" aria-hidden="true">
        {FRAMES[shape]}
      </svg>
      {shown ? (
        <img onError={() => setMissing(shown)} src={shown} alt="" decoding="async" />
      ) : (
        <b>{initialsOf(name)}</b>
      )}
    </span>
  );
}
