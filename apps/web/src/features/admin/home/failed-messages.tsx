import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Quiet } from '@hafi/ui/layout/layout';
import { Sheet, SheetBody, SheetRow, SheetRows } from '@hafi/ui/sheet/sheet';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { PagedList } from '../../../kit/paged-list.tsx';
import { When } from '../../../kit/when.tsx';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { problemText } from '../../../lib/words/problem-text.ts';
import { useMessageWords } from './failure-words.ts';
import { type FailedMessage, useFailedMessages, useRetryMessage } from './failures.queries.ts';

function Line({ message }: { message: FailedMessage }) {
  const { i18n, t } = useLingui();
  const retry = useRetryMessage();
  const { failedAt, id, to } = message;
  const { channelOf, reasonOf } = useMessageWords();
  const title = to ? `${channelOf(message)}: ${to}` : channelOf(message);
  return (
    <SheetRow
      title={title}
      line={
        <Trans>
          Given up: <When at={failedAt} />
        </Trans>
      }
      end={
        message.canRetry ? (
          <Button
            variant="second"
            icon={RotateCw}
            busy={retry.isPending}
            onClick={() => retry.mutate(id, { done: t`The message is sent once more: ${title}.` })}
          >
            <Trans>Try again</Trans>
            <SrOnly> ({title})</SrOnly>
          </Button>
        ) : null
      }
    >
      <span>{reasonOf(message)}</span>
      {message.canRetry ? null : (
        <Quiet>
          <Trans>It held a code that is good no more.</Trans>
        </Quiet>
      )}
      {retry.isError ? (
        <Alert tone="error" live="assertive">
          {problemText(retry.error, i18n)}
        </Alert>
      ) : null}
    </SheetRow>
  );
}

/** Mail, SMS and push messages that were not delivered, each with a retry button. */
export function FailedMessages() {
  const { t } = useLingui();
  const query = useFailedMessages();
  return (
    <Sheet title={<Trans>Messages that were given up</Trans>}>
      <OutcomePlace>
        <PagedList
          query={query}
          label={t`Loading...`}
          failed={t`The list did not arrive`}
          empty={
            <SheetBody>
              <p>
                <Trans>No message was given up</Trans>
              </p>
            </SheetBody>
          }
        >
          {(messages) => (
            <SheetRows>
              {messages.map((message) => (
                <Line key={message.id} message={message} />
              ))}
            </SheetRows>
          )}
        </PagedList>
      </OutcomePlace>
    </Sheet>
  );
}
