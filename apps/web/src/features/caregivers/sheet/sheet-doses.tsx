import type { CareStop } from '@hafi/contract/caregivers/caregivers.contract';
import { formatKigaliTime } from '@hafi/i18n/dates';
import { Icon } from '@hafi/ui/icon/icon';
import { Trans } from '@lingui/react/macro';
import { Check, Minus } from 'lucide-react';
import { clockNow } from '../../../lib/clock/server-clock.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import styles from './sheet.module.css';
import { doseKey, withDose } from './sheet-draft.ts';
import { isOpenDose, tickedDoses } from './sheet-entries.ts';
import type { Sheet } from './use-sheet.ts';

type VisitDose = NonNullable<CareStop['doses']>[number];

/** A dose that has its answer already, or cannot be answered yet. */
function ClosedDose({ dose, time }: { dose: VisitDose; time: string }) {
  const locale = useLocale();
  const { at, recordedBy, state } = dose;
  const taken = state === 'taken' || state === 'late';
  const when = at ? formatKigaliTime(new Date(at), locale) : '';
  const who = recordedBy?.name ?? '';
  return (
    <div className={styles.dose}>
      <Icon of={taken ? Check : Minus} />
      <b>
        {dose.name} {dose.dosage}
      </b>
      <time>{time}</time>
      <span className={styles.who} role="status">
        {taken ? <Trans>Taken {when}</Trans> : null}
        {state === 'skipped' ? <Trans>Skipped {when}</Trans> : null}
        {state === 'upcoming' ? <Trans>Too early to record</Trans> : null}
        {who ? ` · ${who}` : null}
      </span>
    </div>
  );
}

/** The doses of the time of the visit: each waits for a tick, unless somebody has answered it. */
export function SheetDoses({ doses, sheet }: { doses: readonly VisitDose[]; sheet: Sheet }) {
  const locale = useLocale();
  const now = clockNow();
  const { change, draft } = sheet;
  const answered = doses.filter(({ state }) => state === 'taken' || state === 'late').length;
  const done = answered + tickedDoses(draft, doses, now).length;
  const all = doses.length;
  return (
    <section className={styles.section} aria-labelledby="sheet-doses">
      <div className={styles.head}>
        <h2 id="sheet-doses">
          <Trans>Doses</Trans>
        </h2>
        <span>
          <Trans>
            {done} of {all}
          </Trans>
        </span>
      </div>
      <ul className={styles.doses}>
        {doses.map((dose) => {
          const key = doseKey(dose);
          const time = dose.dueAt ? formatKigaliTime(new Date(dose.dueAt), locale) : '';
          if (!isOpenDose(dose, now)) {
            return (
              <li key={key}>
                <ClosedDose dose={dose} time={time} />
              </li>
            );
          }
          const ticked = draft.taken[key] !== undefined;
          return (
            <li key={key} className={ticked ? styles.ticked : undefined}>
              <label className={styles.dose}>
                <input
                  type="checkbox"
                  className={styles.box}
                  checked={ticked}
                  onChange={({ target }) => {
                    const at = target.checked ? clockNow().toISOString() : null;
                    change((before) => withDose(before, key, at));
                  }}
                />
                <b>
                  {dose.name} {dose.dosage}
                </b>
                <time>{time}</time>
              </label>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
