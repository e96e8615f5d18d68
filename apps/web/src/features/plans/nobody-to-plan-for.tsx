import { Alert } from '@hafi/ui/alert/alert';
import { ButtonLink } from '@hafi/ui/button/button';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';

/** A plan belongs to an elder, and there is none in whose circle the person is. */
export function NobodyToPlanFor() {
  return (
    <Alert
      tone="info"
      title={<Trans>A care plan belongs to an elder</Trans>}
      action={
        <ButtonLink as={Link} to={paths.registerElder}>
          <Trans>Register an elder</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        You are in nobody's circle yet. Ask to be invited, or register an elder for whom you care.
      </Trans>
    </Alert>
  );
}
