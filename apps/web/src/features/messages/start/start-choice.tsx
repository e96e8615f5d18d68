import { Tile } from '@hafi/ui/tile/tile';
import styles from './start.module.css';

/** Somebody to write to; a press opens the conversation. */
export function StartChoice(props: {
  personId: string;
  name: string;
  photo?: string | null;
  line?: string | undefined;
  onPress: () => void;
}) {
  const { line, name, onPress, personId, photo = null } = props;
  return (
    <li>
      <button type="button" className={styles.choice} onClick={onPress}>
        <Tile personId={personId} name={name} photo={photo} size="small" />
        <span className={styles.words}>
          <b>
            <bdi>{name}</bdi>
          </b>
          {line ? <span className={styles.line}>{line}</span> : null}
        </span>
      </button>
    </li>
  );
}
