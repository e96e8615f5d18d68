import { formatDateTime } from '@hafi/i18n/dates';
import { Badge } from '@hafi/ui/badge/badge';
import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Pair, Quiet, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import { useDevices, useSignOutDevice } from '../accounts.queries.ts';

/** What the dialog confirms: one device, or all but this one (`id` null). */
type Question = { id: string | null; device: string };

/** The signed-in devices, with buttons to sign them out. */
export function Devices() {
  const { t } = useLingui();
  const locale = useLocale();
  const devices = useDevices();
  const signOut = useSignOutDevice();
  const [question, setQuestion] = useState<Question | null>(null);
  return (
    <Stack as="section" fill>
      <h2>
        <Trans>Where you are signed in</Trans>
      </h2>
      <OutcomePlace>
        <QueryState
          query={devices}
          label={t`Loading your devices`}
          failed={t`Your devices did not arrive`}
        >
          {(list) => (
            <>
              <Card as="ul" lines>
                {list.map(({ id, device, current, lastSeenAt }) => {
                  const seen = formatDateTime(new Date(lastSeenAt), locale);
                  return (
                    <Pair as="li" key={id}>
                      <Stack gap="none">
                        <strong>{device}</strong>
                        <Quiet>
                          <Trans>Last used: {seen}</Trans>
                        </Quiet>
                      </Stack>
                      {current ? (
                        <Badge tone="confirmed">
                          <Trans>This device</Trans>
                        </Badge>
                      ) : (
                        <Button
                          variant="second"
                          aria-label={t`Sign out ${device}`}
                          onClick={() => setQuestion({ id, device })}
                        >
                          <Trans>Sign out</Trans>
                        </Button>
                      )}
                    </Pair>
                  );
                })}
              </Card>
              {list.length > 1 ? (
                <Button variant="second" onClick={() => setQuestion({ id: null, device: '' })}>
                  <Trans>Sign out all other devices</Trans>
                </Button>
              ) : null}
            </>
          )}
        </QueryState>
        <ConfirmDialog
          open={question !== null}
          onClose={() => setQuestion(null)}
          title={question?.id ? t`Sign out ${question.device}?` : t`Sign out all other devices?`}
          message={t`Whoever uses it must sign in again.`}
          safe={t`Cancel`}
          yes={t`Sign out`}
          done={
            question?.id
              ? t`${question.device} is signed out.`
              : t`All other devices are signed out.`
          }
          act={async () => question && signOut.mutateAsync(question.id)}
        />
      </OutcomePlace>
    </Stack>
  );
}
