import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { useLingui } from '@lingui/react/macro';
import { classes } from '../classes.ts';
import styles from './sheet.module.css';
import type { SheetFault } from './sheet-faults.ts';
import { fieldId } from './sheet-measures.tsx';
import type { Sheet } from './use-sheet.ts';

const longestNote = 500;

/** A word for the family; it says why when nothing was done. */
export function SheetNote({ fault, sheet }: { sheet: Sheet; fault: SheetFault | undefined }) {
  const { t } = useLingui();
  const id = fieldId('note');
  return (
    <div className={styles.section}>
      <SrOnly>
        <label htmlFor={id}>{t`Note`}</label>
      </SrOnly>
      <textarea
        id={id}
        rows={1}
        className={classes(styles.note, fault && styles.wrong)}
        maxLength={longestNote}
        placeholder={t`A word for the family`}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        value={sheet.draft.note}
        onChange={({ target }) => sheet.change((before) => ({ ...before, note: target.value }))}
      />
      {fault ? (
        <span id={`${id}-fault`} className={styles.fault}>
          {fault.text}
        </span>
      ) : null}
    </div>
  );
}
