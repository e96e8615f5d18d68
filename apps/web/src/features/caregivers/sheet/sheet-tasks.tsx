import { type CareTask, careTasks } from '@hafi/contract/caregivers/care-terms';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { taskWords } from '../care-words.ts';
import { classes } from '../classes.ts';
import styles from './sheet.module.css';
import type { Sheet } from './use-sheet.ts';

/**
 * The tasks of the plan, unticked, and the others behind a press. `own` are recorded by the parts of
 * the sheet that they are about.
 */
export function SheetTasks(props: {
  planned: readonly CareTask[];
  own: readonly CareTask[];
  sheet: Sheet;
}) {
  const { own, planned, sheet } = props;
  const { t } = useLingui();
  const { change, draft } = sheet;
  const wanted = planned.filter((task) => !own.includes(task));
  const [all, setAll] = useState(wanted.length === 0);
  const shown = careTasks.filter(
    (task) => !own.includes(task) && (all || wanted.includes(task) || draft.tasks.includes(task)),
  );
  const tick = (tasks: readonly CareTask[], on: boolean) =>
    change((before) => {
      const others = before.tasks.filter((task) => !tasks.includes(task));
      return { ...before, tasks: on ? [...others, ...tasks] : others };
    });
  const left = wanted.filter((task) => !draft.tasks.includes(task));
  return (
    <section className={styles.section} aria-labelledby="sheet-tasks">
      <div className={styles.head}>
        <h2 id="sheet-tasks">
          {wanted.length > 0 ? <Trans>Done from the plan</Trans> : <Trans>What was done</Trans>}
        </h2>
        {wanted.length > 1 && left.length > 0 ? (
          <button type="button" className={styles.quietly} onClick={() => tick(wanted, true)}>
            <Trans>All done</Trans>
          </button>
        ) : null}
        {all ? null : (
          <button type="button" className={styles.quietly} onClick={() => setAll(true)}>
            <Trans>More</Trans>
          </button>
        )}
      </div>
      <div className={styles.tasks}>
        {shown.map((task) => {
          const ticked = draft.tasks.includes(task);
          return (
            <label key={task} className={classes(styles.task, ticked && styles.ticked)}>
              <input
                type="checkbox"
                className={styles.box}
                checked={ticked}
                onChange={({ target }) => tick([task], target.checked)}
              />
              <span>{t(taskWords[task])}</span>
            </label>
          );
        })}
      </div>
    </section>
  );
}
