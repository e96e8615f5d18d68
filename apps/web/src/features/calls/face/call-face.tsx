import { Ring } from '@hafi/ui/ring/ring';
import { Tile } from '@hafi/ui/tile/tile';
import styles from './call-face.module.css';

/** Stitches of the ring around a face. */
const stitches = 30;

/**
 * The face of somebody in a call, within a ring that is whole while they are reached. Its `className`
 * says by `--face` how wide it is; `--face-ring: none` and a `--face-tile` of the same width show it
 * alone.
 */
export function CallFace(props: {
  person: { readonly personId: string; readonly name: string; readonly photo: string | null };
  isReached: boolean;
  className?: string | undefined;
}) {
  const { className = '', isReached, person } = props;
  const { name, personId, photo } = person;
  return (
    <span className={`${styles.face} ${className}`}>
      <Ring count={stitches} done={isReached ? stitches : 0} thread={8} className={styles.ring} />
      <Tile personId={personId} name={name} photo={photo} size="portrait" className={styles.tile} />
    </span>
  );
}
