import { Sheet, SheetBody } from '@hafi/ui/sheet/sheet';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { WorkingHoursWords } from '../../../kit/doctors/working-hours-words.tsx';
import { paths } from '../../../lib/paths.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { DaysOff } from '../diary/days-off.tsx';
import { useWorkingHours } from '../practice.queries.ts';
import styles from './calendar.module.css';

/**
 * When the doctor works: the weekly hours with the way to change them, and the days off; first its
 * children, and after the hours who `waits`.
 */
export function OwnHours(props: { children?: ReactNode; waits: ReactNode; today: string }) {
  const { children, today, waits } = props;
  const { t } = useLingui();
  return (
    <div className={styles.hours}>
      {children}
      <Sheet
        title={<Trans>Working hours</Trans>}
        aside={
          <Link to={paths.workingHours}>
            <Trans>Change the hours</Trans>
          </Link>
        }
      >
        <SheetBody>
          <QueryState
            query={useWorkingHours()}
            label={t`Loading the working hours`}
            failed={t`The working hours did not arrive`}
          >
            {(spells) => <WorkingHoursWords spells={spells} narrow />}
          </QueryState>
        </SheetBody>
      </Sheet>
      {waits}
      <Sheet title={<Trans>Days off</Trans>}>
        <SheetBody>
          <DaysOff today={today} />
        </SheetBody>
      </Sheet>
    </div>
  );
}
