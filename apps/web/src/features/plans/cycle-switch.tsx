import { type BillingCycle, yearlySavingPercent } from '@hafi/contract/plans/plans';
import { Badge } from '@hafi/ui/badge/badge';
import { Segmented } from '@hafi/ui/segmented/segmented';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './pricing.module.css';

/** Switches between monthly and yearly, and shows the yearly saving. */
export function CycleSwitch(props: {
  cycle: BillingCycle;
  onChange: (cycle: BillingCycle) => void;
}) {
  const { t } = useLingui();
  return (
    <div className={styles.switch}>
      <Segmented
        legend={t`Billing`}
        options={[
          { value: 'monthly', label: t`Monthly` },
          { value: 'yearly', label: t`Yearly` },
        ]}
        value={props.cycle}
        onChange={(value) => props.onChange(value === 'yearly' ? 'yearly' : 'monthly')}
      />
      <Badge tone="sun">
        <Trans>Save {yearlySavingPercent}%</Trans>
      </Badge>
    </div>
  );
}
