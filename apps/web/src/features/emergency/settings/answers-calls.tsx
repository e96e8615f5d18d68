import { getEmergencyHelp, saveEmergencyHelp } from '@hafi/contract/emergency/emergencies.contract';
import { type EmergencyHelp, emergencyHelp } from '@hafi/contract/emergency/emergency.schemas';
import { CheckField } from '@hafi/ui/field/choice-field';
import { Sheet, SheetBody } from '@hafi/ui/sheet/sheet';
import { Trans, useLingui } from '@lingui/react/macro';
import { FormFrame } from '../../../kit/form/form-frame.tsx';
import { useHafiForm } from '../../../lib/form/form.ts';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useAct } from '../../../lib/query/use-act.ts';
import { useAnswer } from '../../../lib/query/use-answer.ts';
import { useAccount } from '../../../lib/session.ts';

function AnswersForm({ saved }: { saved: EmergencyHelp }) {
  const { t } = useLingui();
  const { id } = useAccount();
  const save = useAct(saveEmergencyHelp, (body: EmergencyHelp) => ({ body }), { waits: true });
  const state = useHafiForm<EmergencyHelp>({
    schema: emergencyHelp,
    draftKey: `emergency-help-${id}`,
    defaults: saved,
    submit: async (values) => {
      await save.mutateAsync(values);
      return values.answers
        ? t`You are asked when somebody near you calls for help.`
        : t`You are not asked when somebody calls for help.`;
    },
  });
  return (
    <FormFrame state={state}>
      <CheckField
        label={t`Ask me when an elder near me calls for help`}
        hint={t`By day and by night, when their own people do not answer. You then read the name, where they are, and the phone number. You may always say no.`}
        {...state.field('answers')}
      />
    </FormFrame>
  );
}

/** Whether a volunteer is asked in emergencies nearby; off until they say so. */
export function AnswersCalls() {
  const { t } = useLingui();
  return (
    <Sheet title={<Trans>When somebody calls for help</Trans>}>
      <SheetBody>
        <OutcomePlace>
          <QueryState
            query={useAnswer(getEmergencyHelp, {})}
            label={t`Loading...`}
            failed={t`What you chose did not arrive`}
            rows={1}
          >
            {(saved) => <AnswersForm saved={saved} />}
          </QueryState>
        </OutcomePlace>
      </SheetBody>
    </Sheet>
  );
}
