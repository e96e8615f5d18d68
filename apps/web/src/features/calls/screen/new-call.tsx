import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Loading } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { MessageCircle, Phone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { isNeedsPlan } from '../../../kit/plans/is-needs-plan.ts';
import { PlanFailure } from '../../../kit/plans/plan-failure.tsx';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { silent, useWork } from '../../../lib/query/use-work.ts';
import { followCalls } from '../live/known-calls.ts';
import { beginCall, NoMicrophone } from '../live/take-part.ts';
import styles from './call.module.css';
import { MicrophoneHelp } from './microphone-help.tsx';

followCalls();

/** Calls the people of a conversation as soon as it is opened: who came here pressed Call. */
export function NewCallPage() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const media = search.get('picture') ? 'video' : 'audio';
  usePageTitle(t`Calling`);
  const start = useWork(async () => {
    const call = await beginCall({ conversationId: id }, media);
    await navigate(paths.call(call.id), { replace: true });
  });
  const begun = useRef(false);
  const { mutate } = start;
  useEffect(() => {
    // Once, also where React runs effects twice.
    if (begun.current) return;
    begun.current = true;
    mutate(undefined, { done: silent });
  }, [mutate]);
  const { error } = start;
  return (
    <div className={styles.sheet}>
      <h1>
        <Trans>Calling</Trans>
      </h1>
      {start.isPending ? <Loading label={t`The call begins`} /> : null}
      {error instanceof NoMicrophone ? (
        <MicrophoneHelp callId={null} reason={error.reason} />
      ) : (
        <PlanFailure
          act={start}
          gate="family-calls"
          conversationId={id}
          next={paths.conversation(id)}
        />
      )}
      {error && !isNeedsPlan(error) ? (
        <Button icon={Phone} onClick={() => start.mutate(undefined, { done: silent })}>
          <Trans>Try again</Trans>
        </Button>
      ) : null}
      <ButtonLink as={Link} to={paths.conversation(id)} variant="second" icon={MessageCircle}>
        <Trans>Back to the messages</Trans>
      </ButtonLink>
    </div>
  );
}
