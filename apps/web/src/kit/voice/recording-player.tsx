import styles from './recording-player.module.css';

/** Plays a recording that the server has; it is loaded when somebody presses play. */
export function RecordingPlayer({ label, src }: { label: string; src: string }) {
  // biome-ignore lint/a11y/useMediaCaption: nobody has written down what somebody says here.
  return <audio controls preload="none" src={src} aria-label={label} className={styles.player} />;
}
