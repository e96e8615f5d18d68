import { openingHours, supportService } from '@hafi/contract/support/support-service';
import { ButtonLink } from '@hafi/ui/button/button';
import { Facts } from '@hafi/ui/facts/facts';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { PenLine } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';

/** How to reach support when the page did not help. */
export function StillNeedHelp() {
  const { t } = useLingui();
  const [phoneOpens, phoneCloses] = openingHours.phone;
  const hours = supportService.answerHours;
  return (
    <Stack fill>
      <Facts
        facts={[
          {
            term: t`Phone support`,
            value: t`Monday to Friday, ${phoneOpens}:00 to ${phoneCloses}:00, Kigali time`,
          },
          {
            term: t`Email`,
            value: t`We answer within ${plural(hours, { one: '# hour', other: '# hours' })} on working days.`,
          },
          {
            term: t`Video tutorials`,
            value: (
              <Trans>
                There are none yet. Until then the <a href="#guide">User Guide</a> shows each thing
                step by step and costs hardly any data.
              </Trans>
            ),
          },
        ]}
      />
      <Row>
        <ButtonLink as={Link} to={paths.contact} icon={PenLine}>
          <Trans>Write to us</Trans>
        </ButtonLink>
      </Row>
    </Stack>
  );
}
