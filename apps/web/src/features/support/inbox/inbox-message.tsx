import { formatPhone } from '@hafi/base/format-phone';
import { Badge } from '@hafi/ui/badge/badge';
import { Card } from '@hafi/ui/card/card';
import { Facts } from '@hafi/ui/facts/facts';
import { Quiet, Split, Stack } from '@hafi/ui/layout/layout';
import { Timeline, TimelineItem } from '@hafi/ui/timeline/timeline';
import { Trans, useLingui } from '@lingui/react/macro';
import { When } from '../../../kit/when.tsx';
import { AnswerForm } from './answer-form.tsx';
import styles from './inbox.module.css';
import type { InboxMessage as Message } from './inbox.queries.ts';
import { useInboxBadges } from './inbox-words.ts';

/** The message and its answers, with authors, and the possible actions. */
export function InboxMessage({ message }: { message: Message }) {
  const { t } = useLingui();
  const badgesOf = useInboxBadges();
  const { answers, email, phone, reference, sender, name } = message;
  const languages = { en: t`English`, rw: t`Kinyarwanda`, fr: t`French` };
  return (
    <Split ratio="major">
      <Stack fill gap="loose">
        <Card edge={message.urgency === 'emergency' ? 'alarm' : 'earth'}>
          <p className={styles.said}>{message.message}</p>
        </Card>
        {answers.length > 0 ? (
          <Stack as="section" fill>
            <h2>
              <Trans>Answers</Trans>
            </h2>
            <Timeline>
              {answers.map(({ id, by, text, timestamp }) => (
                <TimelineItem
                  key={id}
                  tone="leaf"
                  when={
                    <>
                      {by}, <When at={timestamp} />
                    </>
                  }
                >
                  <p className={styles.said}>{text}</p>
                </TimelineItem>
              ))}
            </Timeline>
          </Stack>
        ) : null}
        <AnswerForm message={message} />
      </Stack>
      <Stack as="section" fill>
        <h2>
          <Trans>Sender</Trans>
        </h2>
        <div className={styles.badges}>
          {badgesOf(message).map(({ tone, word }) => (
            <Badge key={word} tone={tone}>
              {word}
            </Badge>
          ))}
        </div>
        <Facts
          narrow
          facts={[
            { term: t`Name`, value: name },
            { term: t`Email`, value: <a href={`mailto:${email}`}>{email}</a> },
            ...(phone
              ? [{ term: t`Phone`, value: <a href={`tel:${phone}`}>{formatPhone(phone)}</a> }]
              : []),
            { term: t`Account`, value: sender ? sender.name : t`None`, open: !sender },
            { term: t`Language`, value: languages[message.locale] },
            { term: t`Reference number`, value: reference },
            { term: t`Written`, value: <When at={message.timestamp} /> },
          ]}
        />
        <Quiet>
          <Trans>A record is kept of who reads and answers.</Trans>
        </Quiet>
      </Stack>
    </Split>
  );
}
