import { answerInboxMessage } from '@hafi/contract/support/inbox.contract';
import { Button } from '@hafi/ui/button/button';
import { TextArea } from '@hafi/ui/field/text-field';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Send } from 'lucide-react';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { FormProblems } from '../../../kit/form/form-problems.tsx';
import { sendOnce } from '../../../kit/send-once.ts';
import { useHafiForm } from '../../../lib/form/form.ts';
import { type InboxMessage, useInboxActs } from './inbox.queries.ts';

/** Answers by mail, or dismisses the message. */
export function AnswerForm({ message }: { message: InboxMessage }) {
  const { t } = useLingui();
  const { answer, finish } = useInboxActs(message.id);
  const { name, email } = message;
  const state = useHafiForm<{ text: string }>({
    schema: answerInboxMessage.body,
    draftKey: `answer-${message.id}`,
    defaults: { text: '' },
    submit: async ({ text }) => {
      await sendOnce(`answer:${message.id}`, text, (key) => answer(text, key));
      form.reset({ text: '' });
      return t`The answer is on its way to ${email}.`;
    },
  });
  const { attempt, busy, errors, failure, field, form, onSubmit, outcome, say } = state;
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <Stack fill>
        <ActFailure act={finish} />
        <TextArea
          label={t`Answer to ${name}`}
          hint={t`It goes out by e-mail, with the number and what was written before.`}
          rows={6}
          maxLength={5000}
          {...field('text')}
        />
        <FormProblems errors={errors} attempt={attempt} failure={failure} />
        {outcome}
        <Row>
          <Button type="submit" icon={Send} busy={busy} busyLabel={t`Sending...`}>
            <Trans>Send the answer</Trans>
          </Button>
          {message.canFinish ? (
            <Button
              variant="second"
              icon={Check}
              busy={finish.isPending}
              onClick={() =>
                finish.mutate(undefined, {
                  // The form says it, beside its buttons.
                  done: null,
                  onSuccess: () => say(t`Done. The message stands at the end of the list.`),
                })
              }
            >
              <Trans>Mark as done</Trans>
            </Button>
          ) : null}
        </Row>
      </Stack>
    </form>
  );
}
