import type { Elder } from '@hafi/contract/circle/circle.contract';
import { setOxygenScale } from '@hafi/contract/vitals/vitals.contract';
import { TextArea } from '@hafi/ui/field/text-field';
import { useLingui } from '@lingui/react/macro';
import { ConfirmForm } from '../../kit/form/confirm-form.tsx';
import { useHafiForm } from '../../lib/form/form.ts';
import { useEndOxygenScale, useSetOxygenScale } from './vitals.queries.ts';

/** Asks a doctor why an elder's oxygen is judged in another way from now on. */
export function OxygenScaleForm(props: {
  elder: Elder;
  isSet: boolean;
  open: boolean;
  onClose: () => void;
}) {
  const { elder, isSet, onClose, open } = props;
  const { t } = useLingui();
  const set = useSetOxygenScale(elder.id);
  const end = useEndOxygenScale(elder.id);
  const state = useHafiForm<{ reason: string }>({
    schema: setOxygenScale.body,
    draftKey: `oxygen-scale-${elder.id}`,
    defaults: { reason: '' },
    texts: { 'reason.required': t`Write why: the circle and other doctors read it.` },
    submit: async ({ reason }) => {
      await (isSet ? end : set).mutateAsync(reason);
      onClose();
    },
  });
  return (
    <ConfirmForm
      state={state}
      open={open}
      onClose={onClose}
      title={isSet ? t`Judge the oxygen as usual again?` : t`Judge the oxygen by scale 2 of NEWS2?`}
      message={
        isSet
          ? t`From now on 91 % or less is urgent again. The circle is told, under your name.`
          : t`Only for a known risk of too much carbon dioxide, such as COPD. From now on 88 to 92 % is the target; 83 % or less is urgent, and with extra oxygen also 97 % or more. The circle is told, under your name.`
      }
      safe={t`Go back`}
      yes={isSet ? t`Judge as usual` : t`Judge by scale 2`}
    >
      <TextArea label={t`Why?`} rows={2} maxLength={300} {...state.field('reason')} />
    </ConfirmForm>
  );
}
