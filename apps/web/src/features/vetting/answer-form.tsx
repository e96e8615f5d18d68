import { vettingWords } from '@hafi/contract/vetting/vetting.schemas';
import { vettingLimits } from '@hafi/contract/vetting/vetting-terms';
import { Card } from '@hafi/ui/card/card';
import { TextArea } from '@hafi/ui/field/text-field';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { FormFrame } from '../../kit/form/form-frame.tsx';
import { useHafiForm } from '../../lib/form/form.ts';

/** Answers the coordinator's question. */
export function AnswerForm({ answer }: { answer: (text: string) => Promise<unknown> }) {
  const { t } = useLingui();
  const state = useHafiForm<{ text: string }>({
    schema: vettingWords,
    defaults: { text: '' },
    texts: { 'text.required': t`Write your answer.` },
    submit: async ({ text }) => {
      await answer(text);
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
        </FormFrame>
      </Stack>
    </Card>
  );
}
