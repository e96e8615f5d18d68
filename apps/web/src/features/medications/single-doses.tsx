import type { Elder } from '@hafi/contract/circle/circle.contract';
import { DoseLine } from './dose-line.tsx';
import styles from './medications.module.css';
import { doseKey, type ShownDose } from './waiting-doses.ts';

/** Doses that are answered one by one. */
export function SingleDoses({ doses, elder }: { doses: readonly ShownDose[]; elder: Elder }) {
  return (
    <ul className={styles.doses}>
      {doses.map((dose) => (
        <DoseLine key={doseKey(dose)} dose={dose} elder={elder} />
      ))}
    </ul>
  );
}
