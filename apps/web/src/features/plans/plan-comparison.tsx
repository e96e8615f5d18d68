import { isGated } from '@hafi/contract/plans/entitlements';
import {
  carePlans,
  featuresOf,
  isFeatureOffered,
  type PlanFeatureId,
  planFeatures,
} from '@hafi/contract/plans/plans';
import { formatRwf } from '@hafi/i18n/numbers';
import { Icon } from '@hafi/ui/icon/icon';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Table } from '@hafi/ui/table/table';
import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { featureTexts, planTexts } from '../../kit/plans/plan-texts.ts';
import { useLocale } from '../../lib/words/locale.ts';
import styles from './pricing.module.css';

const smallestFirst: readonly PlanFeatureId[] = carePlans.flatMap(({ id }) => [
  ...planFeatures[id].filter(isFeatureOffered),
]);

/** A table of all features and prices of the three plans. */
export function PlanComparison() {
  const { t } = useLingui();
  const locale = useLocale();
  const yes = (
    <span className={styles.yes}>
      <Icon of={Check} />
      <SrOnly>{t`Yes`}</SrOnly>
    </span>
  );
  const no = (
    <span className={styles.no}>
      <span aria-hidden="true">–</span>
      <SrOnly>{t`No`}</SrOnly>
    </span>
  );
  const lines = [
    {
      key: 'month',
      name: t`Each month`,
      cell: (plan: (typeof carePlans)[number]) => formatRwf(plan.monthly, locale),
    },
    {
      key: 'year',
      name: t`Each year`,
      cell: (plan: (typeof carePlans)[number]) => formatRwf(plan.yearly, locale),
    },
    ...smallestFirst.map((feature) => ({
      key: feature,
      name: t(featureTexts[feature]),
      cell: ({ id }: (typeof carePlans)[number]) =>
        !isGated(feature) || featuresOf(id).includes(feature) ? yes : no,
    })),
  ];
  return (
    <Table
      caption={t`What is in which plan`}
      captionHidden
      columns={[
        { key: 'name', head: t`Feature`, cell: (line) => line.name },
        ...carePlans.map((plan) => ({
          key: plan.id,
          head: t(planTexts[plan.id].name),
          cell: (line: (typeof lines)[number]) => line.cell(plan),
          figure: true,
        })),
      ]}
      lines={lines}
      lineKey={(line) => line.key}
    />
  );
}
