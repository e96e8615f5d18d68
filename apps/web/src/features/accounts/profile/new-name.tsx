import { vettedRoleOf } from '@hafi/contract/vetting/vetting-terms';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { useUntilCompared } from '../../../kit/vetting/name-waits.tsx';
import { useAccount } from '../../../lib/session.ts';

/** Asks before a name is saved with which papers must be compared again, and says what that means. */
export function NewName(props: {
  name: string;
  save: () => Promise<unknown>;
  onClose: () => void;
}) {
  const { name, onClose, save } = props;
  const { t } = useLingui();
  const { roles, verified } = useAccount();
  const until = useUntilCompared();
  const role = vettedRoleOf(roles);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={<Trans>Change your name to {name}?</Trans>}
      message={
        <>
          <p>
            <Trans>
              A coordinator has compared your papers with the name you have now. They must be
              compared with the new one again.
            </Trans>
          </p>
          <p>
            {role && verified
              ? until[role]
              : t`Until then your badge is not shown. It keeps its end.`}
          </p>
          <p>
            <Trans>If you put the name back, everything is as before.</Trans>
          </p>
        </>
      }
      safe={t`Keep my name`}
      yes={t`Change my name`}
      done={t`Profile updated successfully!`}
      act={save}
    />
  );
}
