import type { Reading } from '@hafi/contract/vitals/vital.schemas';
import { vitalKinds } from '@hafi/contract/vitals/vital-kinds';
import { Trans, useLingui } from '@lingui/react/macro';
import { showValues } from '../../../kit/vitals/show-values.ts';
import { clockNow } from '../../../lib/clock/server-clock.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { classes } from '../classes.ts';
import styles from './sheet.module.css';
import { type SheetField, type SheetKind, withTyped } from './sheet-draft.ts';
import type { SheetFault } from './sheet-faults.ts';
import type { Sheet } from './use-sheet.ts';
import { measureWords } from './use-sheet-words.ts';

/** The unit as the sheet has room for it. */
const unitOf = (kind: SheetKind) => (kind === 'heart-rate' ? '/min' : vitalKinds[kind].unit);

/** The id of a field of the sheet. */
export const fieldId = (field: string): string => `sheet-${field}`;

/** Four measurements. The last value stands beside the label: nothing is filled in. */
export function SheetMeasures(props: {
  last: readonly Reading[];
  sheet: Sheet;
  faults: readonly SheetFault[];
}) {
  const { faults, last, sheet } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const lastOf = (kind: SheetKind) => {
    const reading = last.find((each) => each.kind === kind);
    return reading ? showValues(kind, reading.values, locale) : null;
  };
  const faultOf = (...fields: SheetField[]) =>
    faults.find(({ field }) => fields.some((each) => fieldId(each) === field));
  const input = (field: SheetField, kind: SheetKind, label?: string) => {
    const fault = faultOf(field);
    return (
      <input
        id={fieldId(field)}
        aria-label={label}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${fieldId(kind)}-fault` : undefined}
        inputMode={vitalKinds[kind].decimals > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        maxLength={6}
        value={sheet.draft.typed[field] ?? ''}
        onChange={({ target }) => {
          const said = { text: target.value, at: clockNow().toISOString() };
          sheet.change((before) => withTyped(before, field, said));
        }}
      />
    );
  };
  const note = (kind: SheetKind, ...fields: SheetField[]) => {
    const fault = faultOf(...fields);
    return fault ? (
      <span id={`${fieldId(kind)}-fault`} className={styles.fault}>
        {fault.text}
      </span>
    ) : null;
  };
  const boxOf = (pair: boolean, ...fields: SheetField[]) =>
    classes(styles.field, pair && styles.pair, faultOf(...fields) && styles.wrong);
  const pressure = lastOf('blood-pressure');
  const single = ['heart-rate', 'temperature', 'oxygen-saturation'] as const;
  return (
    <section className={styles.section} aria-labelledby="sheet-measures">
      <div className={styles.head}>
        <h2 id="sheet-measures">
          <Trans>Measure</Trans>
        </h2>
        {last.length > 0 ? (
          <span>
            <Trans>beside: last time</Trans>
          </span>
        ) : null}
      </div>
      <div className={styles.measures}>
        <div className={styles.measure}>
          <span className={styles.label}>
            {t(measureWords['blood-pressure'])}
            {pressure ? <span>{pressure}</span> : null}
          </span>
          <span className={boxOf(true, 'systolic', 'diastolic')}>
            {input('systolic', 'blood-pressure', t`Upper pressure`)}
            <span aria-hidden="true">/</span>
            {input('diastolic', 'blood-pressure', t`Lower pressure`)}
          </span>
          {note('blood-pressure', 'systolic', 'diastolic')}
        </div>
        {single.map((kind) => {
          const before = lastOf(kind);
          return (
            <div key={kind} className={styles.measure}>
              <label className={styles.label} htmlFor={fieldId(kind)}>
                {t(measureWords[kind])}
                {before ? <span>{before}</span> : null}
              </label>
              <span className={boxOf(false, kind)}>
                {input(kind, kind)}
                <span aria-hidden="true">{unitOf(kind)}</span>
              </span>
              {note(kind, kind)}
            </div>
          );
        })}
      </div>
    </section>
  );
}
