import type { Elder } from '@hafi/contract/circle/circle.contract';
import { Alert } from '@hafi/ui/alert/alert';
import { IndexLink, IndexList } from '@hafi/ui/index-list/index-list';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { StepHeading } from '../../../kit/step-heading.tsx';
import { paths } from '../../../lib/paths.ts';
import { KeptNumber } from '../hand-over/kept-number.tsx';

/** The elder is registered; says what to do next. */
export function RegisterElderDone({ elder }: { elder: Elder }) {
  const { firstName, id, name } = elder;
  const { t } = useLingui();
  return (
    <Stack fill gap="loose">
      <StepHeading as="h1">
        <Trans>{name} is registered</Trans>
      </StepHeading>
      <Alert tone="success">
        <Trans>
          You keep the account of {firstName} until you hand it over. The yes that {firstName} gave
          is written down.
        </Trans>
      </Alert>
      <KeptNumber elder={elder} />
      <IndexList>
        <IndexLink
          as={Link}
          to={paths.bookingFor(id)}
          title={t`Book a visit`}
          detail={t`With a doctor, for ${firstName}.`}
        />
        <IndexLink
          as={Link}
          to={paths.circleOf(id)}
          title={t`The circle`}
          detail={t`Invite others who are there for ${firstName}.`}
        />
        <IndexLink
          as={Link}
          to={paths.handOver(id)}
          title={t`Hand the account over`}
          detail={t`When ${firstName} wants to sign in and decide alone.`}
        />
      </IndexList>
    </Stack>
  );
}
