import type { Elder } from '@hafi/contract/circle/circle.contract';
import { Problem } from '@hafi/contract/core/problem';
import { prescription } from '@hafi/contract/exchange/prescription.schemas';
import { TextField } from '@hafi/ui/field/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { FileText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormFrame } from '../../../kit/form/form-frame.tsx';
import { unfinished, useHafiForm } from '../../../lib/form/form.ts';
import { dropDraft } from '../../../lib/form/form-draft.ts';
import { ExplainMedicine } from '../explain-medicine.tsx';
import { useWritePaper } from '../medications.queries.ts';

interface Paper {
  quantity: string;
  reason: string;
}

const isAllergy = (error: unknown) => error instanceof Problem && error.code === 'allergy-warned';

/** Makes the paper of a medicine that is written down already. */
export function PaperForm(props: {
  elder: Elder;
  medicationId: string;
  name: string;
  /** Why it is right although an allergy speaks against it, where that was said before. */
  allergyReason?: string | undefined;
  /** Why it could not be made before. */
  refused?: Error | null;
  /** What is known of the paper before. */
  start?: Paper;
  onSaved: () => void;
  onLater: () => void;
  /** What there is to say before the fields. */
  children?: ReactNode;
}) {
  const { allergyReason, children, elder, medicationId, name, onLater, onSaved, start } = props;
  const { t } = useLingui();
  const paper = useWritePaper(elder.id);
  const [explains, setExplains] = useState(isAllergy(props.refused));
  const draftKey = `paper-${medicationId}`;
  const write = async ({ quantity, reason }: Paper, why: string | undefined) => {
    const body = { quantity, reason, ...(why ? { allergyReason: why } : {}) };
    await paper.mutateAsync({ medicationId, body });
    dropDraft(draftKey);
    onSaved();
  };
  const state = useHafiForm<Paper>({
    schema: prescription,
    defaults: start ?? { quantity: '', reason: '' },
    draftKey,
    submit: async (values) => {
      try {
        await write(values, allergyReason);
      } catch (error) {
        if (!isAllergy(error)) throw error;
        setExplains(true);
        return unfinished;
      }
      return null;
    },
  });
  const explain = (why: string) =>
    write({ quantity: state.form.watch('quantity'), reason: state.form.watch('reason') }, why);
  return (
    <>
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
      {explains ? (
        <ExplainMedicine
          elder={elder}
          medication={undefined}
          name={name}
          onClose={() => setExplains(false)}
          save={explain}
        />
      ) : null}
    </>
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
