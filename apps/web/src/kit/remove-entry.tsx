import { Alert } from '@hafi/ui/alert/alert';
import { AlertDialog } from '@hafi/ui/dialog/alert-dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { useWork } from '../lib/query/use-work.ts';
import { problemText } from '../lib/words/problem-text.ts';

/** Asks once more before an entry is taken out of the record. */
export function RemoveEntry(props: {
  name: string;
  remove: () => Promise<unknown>;
  onClose: () => void;
}) {
  const { i18n, t } = useLingui();
  const remove = useWork(props.remove);
  return (
    <AlertDialog
      open
      onClose={props.onClose}
      title={<Trans>Take "{props.name}" out of the record?</Trans>}
      message={t`Do so when it was written by mistake. Nobody will see it any more.`}
      safe={t`Keep it`}
      act={{
        variant: 'danger',
        busy: remove.isPending,
        busyLabel: t`Please wait`,
        onClick: () => remove.mutate(undefined, { onSuccess: props.onClose }),
        children: t`Take out`,
      }}
    >
      {remove.isError ? (
        <Alert tone="error" live="assertive">
          {problemText(remove.error, i18n)}
        </Alert>
      ) : null}
    </AlertDialog>
  );
}
