import { TextField } from '@hafi/ui/field/text-field';
import { Icon } from '@hafi/ui/icon/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import styles from './sheet.module.css';
import type { SheetFault } from './sheet-faults.ts';
import { fieldId } from './sheet-measures.tsx';
import type { Sheet } from './use-sheet.ts';

/** Other times than those of the presses, and the way back from an arrival. */
export function SheetTimes(props: {
  sheet: Sheet;
  faults: readonly SheetFault[];
  /** Absent while there is no arrival to take back. */
  onUndo?: (() => void) | undefined;
}) {
  const { faults, onUndo, sheet } = props;
  const { t } = useLingui();
  const field = (name: 'arrivedAt' | 'leftAt', label: string) => (
    <TextField
      id={fieldId(name)}
      label={label}
      type="time"
      value={sheet.draft[name]}
      error={faults.find((each) => each.field === fieldId(name))?.text}
      onChange={({ target }) => sheet.change((before) => ({ ...before, [name]: target.value }))}
    />
  );
  return (
    <div className={styles.times}>
      {field('arrivedAt', t`You came at`)}
      {field('leftAt', t`You left at`)}
      {onUndo ? (
        <button type="button" className={styles.quietly} onClick={onUndo}>
          <Icon of={Undo2} />
          <Trans>I have not arrived</Trans>
        </button>
      ) : null}
    </div>
  );
}
