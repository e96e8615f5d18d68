import type { Elder } from '@hafi/contract/circle/circle.contract';
import { prescription } from '@hafi/contract/exchange/prescription.schemas';
import { TextField } from '@hafi/ui/field/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormFrame } from '../../../kit/form/form-frame.tsx';
import { useHafiForm } from '../../../lib/form/form.ts';
import { useWritePaper } from '../medications.queries.ts';

interface Paper {
  quantity: string;
  reason: string;
}

/** Makes the paper of a medicine that is written down already. */
export function PaperForm(props: {
  elder: Elder;
  medicationId: string;
  /** What is known of the paper before. */
  start?: Paper;
  onSaved: () => void;
  onLater: () => void;
  /** What there is to say before the fields. */
  children?: ReactNode;
}) {
  const { children, elder, medicationId, onLater, onSaved, start } = props;
  const { t } = useLingui();
  const paper = useWritePaper(elder.id);
  const state = useHafiForm<Paper>({
    schema: prescription,
    defaults: start ?? { quantity: '', reason: '' },
    draftKey: `paper-${medicationId}`,
    submit: async ({ quantity, reason }) => {
      await paper.mutateAsync({ medicationId, body: { quantity, reason } });
      onSaved();
      return null;
    },
  });
  return (
    <FormFrame
      state={state}
      title={<Trans>The paper for the pharmacy</Trans>}
      titleAs="h2"
      gap="normal"
      save={t`Make the paper`}
      icon={FileText}
      onCancel={onLater}
      cancel={<Trans>Later</Trans>}
    >
      {children}
      <PaperFields field={state.field} />
    </FormFrame>
  );
}

type Field = ReturnType<typeof useHafiForm<Paper>>['field'];

/** What stands on the paper besides the medicine: how much the pharmacy gives, and why. */
function PaperFields({ field }: { field: Field }) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t`Quantity for the pharmacy`}
        hint={t`Such as: 21 capsules`}
        autoComplete="off"
        maxLength={60}
        {...field('quantity')}
      />
      <TextField
        label={t`What it is for`}
        autoComplete="off"
        maxLength={300}
        {...field('reason')}
      />
    </>
  );
}
