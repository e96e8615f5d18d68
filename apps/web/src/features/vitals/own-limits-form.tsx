import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { LimitableKind, OwnLimits } from '@hafi/contract/vitals/own-limits';
import { TextArea } from '@hafi/ui/field/text-field';
import { useLingui } from '@lingui/react/macro';
import { ConfirmForm } from '../../kit/form/confirm-form.tsx';
import { useHafiForm } from '../../lib/form/form.ts';
import { laterSchema } from '../../lib/form/later-schema.ts';
import { endWords, limitsWords } from './own-limits-words.ts';
import { useEndOwnLimits, useSetOwnLimits } from './vitals.queries.ts';

const reasonSchema = laterSchema(
  async () => (await import('@hafi/contract/vitals/vital.schemas')).limitsReason,
);

/** Asks a doctor why an elder's readings are judged in another way from now on. */
export function OwnLimitsForm(props: {
  elder: Elder;
  kind: LimitableKind;
  /** Null to end those in force. */
  limits: OwnLimits | null;
  onClose: () => void;
}) {
  const { elder, kind, limits, onClose } = props;
  const { t } = useLingui();
  const set = useSetOwnLimits(elder.id);
  const end = useEndOwnLimits(elder.id);
  const words = limits ? limitsWords[limits] : endWords[kind];
  const state = useHafiForm<{ reason: string }>({
    schema: reasonSchema,
    draftKey: `own-limits-${limits ?? kind}-${elder.id}`,
    defaults: { reason: '' },
    texts: { 'reason.required': t`Write why: the circle and other doctors read it.` },
    submit: async ({ reason }) => {
      await (limits ? set.mutateAsync({ limits, reason }) : end.mutateAsync({ kind, reason }));
      onClose();
      return t(limits ? limitsWords[limits].inForce : endWords[kind].done);
    },
  });
  return (
    <ConfirmForm
      state={state}
      open
      onClose={onClose}
      title={t(words.title)}
      message={t(words.message)}
      safe={t`Go back`}
      yes={t(words.yes)}
    >
      <TextArea label={t`Why?`} rows={2} maxLength={300} {...state.field('reason')} />
    </ConfirmForm>
  );
}
