import { chargeReversal } from '@hafi/contract/payments/bank-charges.schemas';
import { Button } from '@hafi/ui/button/button';
import { TextArea } from '@hafi/ui/field/text-field';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmForm } from '../../../kit/form/confirm-form.tsx';
import { useHafiForm } from '../../../lib/form/form.ts';
import { useReverseCharge } from './bank.queries.ts';

interface Of {
  readonly id: string;
  readonly name: string;
}

function ReversalForm({ id, name, onClose }: Of & { onClose: () => void }) {
  const { t } = useLingui();
  const reverse = useReverseCharge();
  const state = useHafiForm<{ reason: string }>({
    schema: chargeReversal,
    defaults: { reason: '' },
    texts: { 'reason.required': t`Write why: it is kept.` },
    submit: async (body) => {
      await reverse.mutateAsync({ params: { id }, body });
      onClose();
      return t`The line is among those to look at.`;
    },
  });
  return (
    <ConfirmForm
      state={state}
      open
      onClose={onClose}
      title={<Trans>Take {name} out of the books?</Trans>}
      message={t`Only if it was recorded by mistake. A counter-entry is written; nothing is deleted, and no money moves.`}
      safe={t`Not now`}
      yes={t`Take out of the books`}
      variant="danger"
    >
      <TextArea label={t`Why`} maxLength={300} rows={3} {...state.field('reason')} />
    </ConfirmForm>
  );
}

/** Takes a charge of the bank out of the books. */
export function ChargeReversal({ id, name }: Of) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button variant="link" icon={Undo2} onClick={() => setAsks(true)}>
        <Trans>Take out of the books</Trans>
        <SrOnly> ({name})</SrOnly>
      </Button>
      {asks ? <ReversalForm id={id} name={name} onClose={() => setAsks(false)} /> : null}
    </>
  );
}
