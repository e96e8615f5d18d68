import type { CareStop } from '@hafi/contract/caregivers/caregivers.contract';
import { formatDate } from '@hafi/i18n/dates';
import { Icon } from '@hafi/ui/icon/icon';
import { Trans } from '@lingui/react/macro';
import { Stethoscope, TriangleAlert } from 'lucide-react';
import { useLocale } from '../../../lib/words/locale.ts';
import styles from './sheet.module.css';

/** What to know before anything is given or done: the allergies, and what the doctor wishes. */
export function SheetAid({ aid }: { aid: CareStop['aid'] }) {
  const locale = useLocale();
  if (!aid) return null;
  const { allergies, plan } = aid;
  const list = allergies.join(', ');
  const doctor = plan?.doctor ?? '';
  const day = plan ? formatDate(new Date(plan.at), locale) : '';
  return (
    <>
      {list ? (
        <p className={styles.allergy}>
          <Icon of={TriangleAlert} />
          <span>
            <Trans>Allergies: {list}</Trans>
          </span>
        </p>
      ) : null}
      {plan ? (
        <div className={styles.look}>
          <Icon of={Stethoscope} />
          <div>
            <b>
              <Trans>
                {doctor} wishes ({day}):
              </Trans>
            </b>
            <p className={styles.plan}>{plan.text}</p>
          </div>
        </div>
      ) : null}
    </>
  );
}
