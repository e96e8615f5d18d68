import { answerVettingBody, type OwnVetting } from '@hafi/contract/vetting/vetting.schemas';
import { vettingLimits } from '@hafi/contract/vetting/vetting-terms';
import { Card } from '@hafi/ui/card/card';
import { TextArea } from '@hafi/ui/field/text-field';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import type * as z from 'zod/mini';
import { FormFrame } from '../../kit/form/form-frame.tsx';
import { useHafiForm } from '../../lib/form/form.ts';
import { LicenceFields, useLicenceTexts } from './licence-fields.tsx';

type Values = z.input<typeof answerVettingBody>;

/** Answers the coordinator's question. */
export function AnswerForm({
  answer,
  own,
}: {
  answer: (given: Values) => Promise<unknown>;
  /** Where number and last day of the licence can be corrected with it. */
  own?: OwnVetting;
}) {
  const { t } = useLingui();
  const licence = useLicenceTexts();
  const state = useHafiForm<Values>({
    schema: answerVettingBody,
    defaults: {
      text: '',
      licenceNumber: own?.licenceNumber ?? '',
      licenceUntil: own?.licenceUntil ?? '',
    },
    texts: { ...licence, 'text.required': t`Write your answer.` },
    submit: async (given) => {
      await answer(own ? given : { text: given.text });
      return t`Your answer is sent.`;
    },
  });
  return (
    <Card as="section">
      <Stack fill>
        <h2>
          <Trans>Your answer</Trans>
        </h2>
        <FormFrame gap="loose" state={state} save={<Trans>Send the answer</Trans>} icon={Send}>
          <TextArea
            label={t`Your answer`}
            hint={t`If a paper is missing, add it below first.`}
            maxLength={vettingLimits.text}
            {...state.field('text')}
          />
          {own ? <LicenceFields own={own} field={state.field} /> : null}
        </FormFrame>
      </Stack>
    </Card>
  );
}
