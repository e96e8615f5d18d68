import { type VettedRole, vettedRoleOf } from '@hafi/contract/vetting/vetting-terms';
import { Alert } from '@hafi/ui/alert/alert';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useAccount } from '../../lib/session.ts';

/** What somebody cannot do in their role until a new name is compared, and what stays. */
export function useUntilCompared(): Readonly<Record<VettedRole, string>> {
  const { t } = useLingui();
  return {
    DOCTOR: t`Until then nobody can book you, and you are not shown as checked. Appointments that you have stay, and your patients are told.`,
    CAREGIVER: t`Until then you are not shown as checked. Visits that are planned stay, and the families are told.`,
    VOLUNTEER: t`Until then you cannot take on requests, and you are not shown as checked. What you have promised stays, and those you help are told.`,
  };
}

/** Says to who is confirmed under another name what that means; nothing to anybody else. */
export function NameWaits() {
  const { otherName, roles } = useAccount();
  const role = vettedRoleOf(roles);
  const until = useUntilCompared();
  if (!otherName || !role) return null;
  return (
    <Alert tone="warning" live="off">
      <p>
        <Trans>
          Your papers were compared with the name {otherName}. A coordinator compares them with your
          new name.
        </Trans>{' '}
        {until[role]}
      </p>
      <Link to={paths.papers}>
        <Trans>Look at your papers</Trans>
      </Link>
    </Alert>
  );
}
