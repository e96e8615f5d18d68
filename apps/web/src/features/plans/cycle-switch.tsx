import { type BillingCycle, yearlySavingPercent } from '@hafi/contract/plans/plans';
import { Badge } from '@hafi/ui/badge/badge';
import { Row } from '@hafi/ui/layout/layout';
import { Segmented } from '@hafi/ui/segmented/segmented';
import { Trans, useLingui } from '@lingui/react/macro';

/** Monthly or yearly, and what the year saves. */
export function CycleSwitch(props: {
  cycle: BillingCycle;
  onChange: (cycle: BillingCycle) => void;
}) {
  const { t } = useLingui();
  return (
    <Row align="end">
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
    </Row>
  );
}
