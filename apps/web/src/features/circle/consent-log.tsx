import type { ConsentAction, ConsentChannel } from '@hafi/contract/circle/consent-text';
import type { ConsentRecord } from '@hafi/contract/circle/consents.contract';
import { formatDateTime } from '@hafi/i18n/dates';
import { languageInSentence } from '@hafi/i18n/locales';
import { Alert, Status } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Timeline, TimelineItem } from '@hafi/ui/timeline/timeline';
import { Trans, useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { PagedList } from '../../kit/paged-list.tsx';
import { useLocale } from '../../lib/words/locale.ts';
import { problemText } from '../../lib/words/problem-text.ts';
import { PermissionList } from './members/permission-list.tsx';
import { useConsents, useUndoConsent } from './people.queries.ts';

const tones = {
  granted: 'leaf',
  changed: 'sun',
  withdrawn: 'earth',
  left: 'quiet',
  'visit-ended': 'earth',
  'calls-opened': 'sun',
  'calls-closed': 'earth',
} as const;

/** A person's name, or a text for one who has left Hafi. */
function useName() {
  const { t } = useLingui();
  return (name: string | null) => name ?? t`Somebody who has left Hafi`;
}

/** The entry as one sentence. */
function useSentence() {
  const { t } = useLingui();
  const nameOf = useName();
  return ({ action, givenAs, member, permissions }: ConsentRecord) => {
    const name = nameOf(member);
    if (givenAs === 'court') {
      return action === 'granted'
        ? t`${name} became the legal representative by a court decision`
        : t`${name} is no longer the legal representative`;
    }
    const sentences: Record<ConsentAction, string> = {
      granted: t`${name} came into the circle`,
      changed: t`What ${name} may do was changed`,
      withdrawn:
        permissions.length > 0
          ? t`Something was taken back from ${name}`
          : t`${name} was taken out of the circle`,
      left: t`${name} left the circle`,
      'visit-ended': t`What ${name} may see because of visits was ended`,
      'calls-opened': t`Calls of ${name} open by themselves from now on`,
      'calls-closed': t`Calls of ${name} do not open by themselves any more`,
    };
    return sentences[action];
  };
}

/** How consent was given, who recorded it, and the text's version and language. */
function Proof({ record }: { record: ConsentRecord }) {
  const { t } = useLingui();
  const nameOf = useName();
  const { channel, locale, readBy, recordedBy, textVersion, witness, witnessContact } = record;
  const recorder = nameOf(recordedBy);
  const heardBy = [witness, witnessContact].filter((each) => each !== null).join(', ');
  const channels: Record<ConsentChannel, string> = {
    electronic: t`Done on the screen by ${recorder}.`,
    oral: t`Said aloud before ${heardBy}, written down by ${recorder}.`,
    paper: t`Signed on paper before ${heardBy}, written down by ${recorder}.`,
  };
  const language = languageInSentence(locale, useLocale());
  return (
    <Quiet>
      {channels[channel]}{' '}
      {textVersion ? (
        <Trans>
          Text {textVersion}, {language}.
        </Trans>
      ) : null}{' '}
      {readBy ? (
        <Trans>
          Read aloud in {language} by {readBy}.
        </Trans>
      ) : null}
    </Quiet>
  );
}

/** The consent log, newest first. */
export function ConsentLog({ elderId }: { elderId: string }) {
  const { i18n, t } = useLingui();
  const locale = useLocale();
  const sentenceOf = useSentence();
  const query = useConsents(elderId);
  const undo = useUndoConsent(elderId);
  const nameOf = useName();
  return (
    <Stack as="section" fill>
      <h2>
        <Trans>What was agreed</Trans>
      </h2>
      <Status>
        {undo.isError ? <Alert tone="error">{problemText(undo.error, i18n)}</Alert> : null}
      </Status>
      <PagedList
        query={query}
        label={t`Loading what was agreed`}
        failed={t`What was agreed did not arrive`}
        empty={
          <Empty title={t`Nothing was agreed yet`} titleAs="h3">
            {t`When somebody comes into the circle, it is written down here.`}
          </Empty>
        }
      >
        {(records) => (
          <Timeline>
            {records.map((record) => {
              const name = nameOf(record.member);
              return (
                <TimelineItem
                  key={record.id}
                  tone={tones[record.action]}
                  when={
                    <time dateTime={record.at}>{formatDateTime(new Date(record.at), locale)}</time>
                  }
                >
                  <Stack gap="tight">
                    <strong>{sentenceOf(record)}</strong>
                    {record.permissions.length > 0 ? (
                      <PermissionList granted={record.permissions} />
                    ) : null}
                    <Proof record={record} />
                    {record.canUndo ? (
                      <Button
                        variant="second"
                        icon={Undo2}
                        busy={undo.isPending && undo.variables === record.id}
                        busyLabel={t`Please wait`}
                        onClick={() =>
                          undo.mutate(record.id, { done: t`The yes for ${name} is taken back.` })
                        }
                      >
                        <Trans>Take this yes back</Trans>
                      </Button>
                    ) : null}
                  </Stack>
                </TimelineItem>
              );
            })}
          </Timeline>
        )}
      </PagedList>
    </Stack>
  );
}
