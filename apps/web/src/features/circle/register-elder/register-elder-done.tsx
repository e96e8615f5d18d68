import type { Elder } from '@hafi/contract/circle/circle.contract';
import { Alert } from '@hafi/ui/alert/alert';
import { IndexLink, IndexList } from '@hafi/ui/index-list/index-list';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';

/** The elder is registered: what to do next. */
export function RegisterElderDone({ elder }: { elder: Elder }) {
  const { firstName, id, name } = elder;
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack fill gap="loose">
      <h1 ref={heading} tabIndex={-1}>
        <Trans>{name} is registered</Trans>
      </h1>
      <Alert tone="success">
        <Trans>
          You keep the account of {firstName} until you hand it over. The yes that {firstName} gave
          is written down.
        </Trans>
      </Alert>
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
          detail={t`Once ${firstName} has a phone of the own.`}
        />
      </IndexList>
    </Stack>
  );
}
