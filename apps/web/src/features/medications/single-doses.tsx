import type { Elder } from '@hafi/contract/circle/circle.contract';
import { DoseLine } from './dose-line.tsx';
import styles from './medications.module.css';
import { doseKey, type ShownDose } from './waiting-doses.ts';

/** Doses that are answered one by one. */
export function SingleDoses(props: {
  doses: readonly ShownDose[];
  elder: Elder;
  onAnswer: (dose: ShownDose) => void;
}) {
  const { doses, elder, onAnswer } = props;
  return (
    <ul className={styles.doses}>
      {doses.map((dose) => (
        <DoseLine key={doseKey(dose)} dose={dose} elder={elder} onAnswer={() => onAnswer(dose)} />
      ))}
    </ul>
  );
}
