import { toBirthday } from '@hafi/contract/circle/birth';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import type { ElderValues } from './register-elder-values.ts';

/** Asks before somebody is registered whom one seems to care for already. */
export function SameElder(props: {
  elder: ElderValues;
  register: () => Promise<unknown>;
  onClose: () => void;
}) {
  const { elder, onClose, register } = props;
  const { t } = useLingui();
  const name = `${elder.firstName.trim()} ${elder.lastName.trim()}`;
  const year = toBirthday(elder.birth).slice(0, 4);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={<Trans>Another {name}?</Trans>}
      message={
        <p>
          <Trans>
            You care for {name}, born in {year}, already. Is this another person?
          </Trans>
        </p>
      }
      safe={t`It is the same person`}
      yes={t`Register another person`}
      done={t`The elder is registered.`}
      act={register}
    />
  );
}
