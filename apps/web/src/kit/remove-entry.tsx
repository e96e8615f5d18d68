import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Confirmation dialog for removing an entry from the record. */
export function RemoveEntry(props: {
  name: string;
  remove: () => Promise<unknown>;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { name } = props;
  return (
    <ConfirmDialog
      open
      onClose={props.onClose}
      title={<Trans>Take "{name}" out of the record?</Trans>}
      message={t`Do so when it was written by mistake. Nobody will see it any more.`}
      safe={t`Keep it`}
      yes={t`Take out`}
      variant="danger"
      act={props.remove}
      done={t`"${name}" is taken out of the record.`}
    />
  );
}
