import type { CircleMember } from '@hafi/contract/circle/members.contract';
import { Alert } from '@hafi/ui/alert/alert';
import { AlertDialog } from '@hafi/ui/dialog/alert-dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { problemText } from '../../../lib/words/problem-text.ts';
import { useRevokeMember } from '../people.queries.ts';

/** Asks once more before somebody is taken out of the circle. */
export function RevokeMember(props: {
  elderId: string;
  member: CircleMember;
  open: boolean;
  onClose: () => void;
}) {
  const { elderId, member, onClose, open } = props;
  const { i18n, t } = useLingui();
  const { name } = member;
  const revoke = useRevokeMember(elderId, member.personId);
  return (
    <AlertDialog
      open={open}
      onClose={onClose}
      title={<Trans>Take {name} out of the circle?</Trans>}
      message={
        <Trans>
          From that moment this person sees nothing more and can do nothing more here. You may
          invite them again later.
        </Trans>
      }
      safe={t`Keep`}
      act={{
        variant: 'danger',
        busy: revoke.isPending,
        busyLabel: t`Please wait`,
        onClick: () => revoke.mutate(undefined, { onSuccess: onClose }),
        children: t`Take out`,
      }}
    >
      {revoke.isError ? (
        <Alert tone="error" live="assertive">
          {problemText(revoke.error, i18n)}
        </Alert>
      ) : null}
    </AlertDialog>
  );
}
