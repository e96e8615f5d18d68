import { endSmsStop, getSmsStop } from '@hafi/contract/channels/sms-stop.contract';
import { formatDateTime } from '@hafi/i18n/dates';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActFailure } from '../../kit/act-failure.tsx';
import { QueryState } from '../../lib/query/query-state.tsx';
import { useAct } from '../../lib/query/use-act.ts';
import { useAnswer } from '../../lib/query/use-answer.ts';
import { useLocale } from '../../lib/words/locale.ts';

/** That the own number stopped SMS by sending STOP, with a way to have them again. */
export function SmsStopped() {
  const { t } = useLingui();
  const locale = useLocale();
  const stop = useAnswer(getSmsStop, {}, { select: ({ data }) => data.stoppedAt });
  const end = useAct(endSmsStop, () => ({}), { waits: true });
  return (
    <QueryState
      query={stop}
      label={t`Loading...`}
      failed={t`Whether SMS were stopped could not be read`}
      compact
    >
      {(stoppedAt) =>
        stoppedAt === null ? null : (
          <Stack fill>
            <Alert tone="warning">
              <Trans>
                Your phone sent STOP on {formatDateTime(new Date(stoppedAt), locale)}. No SMS come,
                also no reminders, except calls for help, codes and changes of your account.
              </Trans>
            </Alert>
            <Button
              variant="second"
              busy={end.isPending}
              onClick={() => end.mutate(undefined, { done: t`SMS come again.` })}
            >
              <Trans>Let SMS come again</Trans>
            </Button>
            <ActFailure act={end} />
          </Stack>
        )
      }
    </QueryState>
  );
}
