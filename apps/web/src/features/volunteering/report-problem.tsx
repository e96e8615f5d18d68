import { ButtonLink } from '@hafi/ui/button/button';
import { Trans } from '@lingui/react/macro';
import { Flag } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';

/** Links to the contact form, with the subject preset. */
export function ReportProblem() {
  return (
    <ButtonLink as={Link} to={`${paths.contact}?subject=volunteer`} variant="link" icon={Flag}>
      <Trans>Report a problem</Trans>
    </ButtonLink>
  );
}
