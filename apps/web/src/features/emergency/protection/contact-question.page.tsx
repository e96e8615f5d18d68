import { Problem } from '@hafi/contract/core/problem';
import type { ContactQuestion } from '@hafi/contract/emergency/protection.schemas';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { useNoIndex } from '../../../lib/page/no-index.ts';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useAnswerQuestion, useContactQuestion } from './contact-question.queries.ts';

/** What was answered; it takes the focus from the button that is gone. */
function Said({ question, pressed }: { question: ContactQuestion; pressed: boolean }) {
  const { t } = useLingui();
  const note = useRef<HTMLDivElement>(null);
  const { agrees, elder } = question;
  const { firstName } = elder;
  useEffect(() => {
    if (pressed && agrees !== null) note.current?.focus();
  }, [pressed, agrees]);
  if (agrees === null) return null;
  return (
    <div ref={note} tabIndex={-1}>
      <Alert tone="success" live="polite" title={<Trans>Thank you</Trans>}>
        {agrees
          ? t`${firstName} knows that you agreed. If they call for help, you get an SMS with what to do.`
          : t`${firstName} is told that they cannot call you.`}
      </Alert>
    </div>
  );
}

function Question({ question, token }: { question: ContactQuestion; token: string }) {
  const { t } = useLingui();
  const answer = useAnswerQuestion(token);
  const [pressed, setPressed] = useState(false);
  const { agrees, elder } = question;
  const send = (yes: boolean) => () => {
    setPressed(true);
    answer.mutate(yes, { done: null });
  };
  const { name } = elder;
  return (
    <Stack fill>
      <h1 data-clip="contact-question">{t`${name} would call you in an emergency`}</h1>
      <Said question={question} pressed={pressed} />
      {agrees === null ? (
        <p>
          <Trans>Can you be reached on this phone?</Trans>
        </p>
      ) : null}
      <ActFailure act={answer} />
      {agrees === true ? null : (
        <Button wide busy={answer.isPending} onClick={send(true)}>
          <Trans>Yes, I agree</Trans>
        </Button>
      )}
      {agrees === false ? null : (
        <Button variant="second" wide busy={answer.isPending} onClick={send(false)}>
          <Trans>No, not me</Trans>
        </Button>
      )}
    </Stack>
  );
}

const isUnknown = ({ error }: { readonly error: Error | null }) =>
  error instanceof Problem && [400, 404, 422].includes(error.status);

function ByLink({ token }: { token: string }) {
  const { t } = useLingui();
  const query = useContactQuestion(token);
  if (isUnknown(query)) {
    return (
      <Empty title={t`This link does not work`} titleAs="h1">
        {t`It is not complete, or it is not valid any more. Ask whoever sent it to you.`}
      </Empty>
    );
  }
  return (
    <QueryState query={query} label={t`Loading...`} failed={t`The question did not arrive`}>
      {(question) => <Question question={question} token={token} />}
    </QueryState>
  );
}

/** For whoever was sent the link: one question, without signing in. */
export function ContactQuestionPage() {
  const { token = '' } = useParams();
  const { t } = useLingui();
  usePageTitle(t`Can you be reached?`);
  useNoIndex();
  return (
    <Stack fill>
      <ByLink token={token} />
    </Stack>
  );
}
