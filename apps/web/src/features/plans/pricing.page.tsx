import { type BillingCycle, carePlans, verificationBadges } from '@hafi/contract/plans/plans';
import { formatRwf } from '@hafi/i18n/numbers';
import { ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { PriceRow } from '@hafi/ui/ledger/ledger';
import { useLingui as useMessages } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useLocale } from '../../lib/locale.ts';
import { Page, PagePart } from '../../lib/page.tsx';
import { CycleSwitch } from './cycle-switch.tsx';
import { PlanRow } from './plan-row.tsx';
import { badgeTexts } from './plan-texts.ts';

/** The care plans and the verification badges with their prices. */
export function PricingPage() {
  const { t } = useLingui();
  const { _ } = useMessages();
  const locale = useLocale();
  const [cycle, setCycle] = useState<BillingCycle>('monthly');
  return (
    <Page
      title={t`Choose Your Care Plan`}
      lead={<Trans>Free for 30 days. Free setup and training. Cancel anytime.</Trans>}
    >
      <Stack as="section" fill>
        <CycleSwitch cycle={cycle} onChange={setCycle} />
        {carePlans.map((plan) => (
          <PlanRow key={plan.id} plan={plan} cycle={cycle} />
        ))}
        <Quiet>
          <Trans>Pay with MTN Mobile Money, Airtel Money, bank or card.</Trans>
        </Quiet>
      </Stack>
      <PagePart title={<Trans>Verification badges</Trans>}>
        <Card lines>
          {verificationBadges.map(({ id, yearly }) => {
            const price = formatRwf(yearly, locale);
            return (
              <PriceRow
                key={id}
                title={<h3>{_(badgeTexts[id].name)}</h3>}
                detail={_(badgeTexts[id].benefit)}
                price={
                  <Trans>
                    <b>{price}</b> a year
                  </Trans>
                }
              />
            );
          })}
        </Card>
      </PagePart>
      <Row>
        <ButtonLink as={Link} to={paths.signup}>
          <Trans>Start your care journey</Trans>
        </ButtonLink>
        <ButtonLink as={Link} to={paths.contact} variant="second">
          <Trans>Contact us</Trans>
        </ButtonLink>
      </Row>
    </Page>
  );
}
