import type { Call } from '@hafi/contract/calls/call.schemas';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { House, Phone, Video } from 'lucide-react';
import { Link } from 'react-router';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { dashboardOf } from '../../../lib/paths.ts';
import { silent, useWork } from '../../../lib/query/use-work.ts';
import { useAccount } from '../../../lib/session.ts';
import { partOf } from '../live/known-calls.ts';
import { enterCall, NoMicrophone } from '../live/take-part.ts';
import styles from './call.module.css';
import { MicrophoneHelp } from './microphone-help.tsx';
import { useCallName } from './whose-call.tsx';

/** A call that goes on without this device: by another own one, or by the others. */
export function JoinAgain({ call }: { call: Call }) {
  const { t } = useLingui();
  const { id: me, roles } = useAccount();
  const name = useCallName()(call);
  const isElsewhere = partOf(call, me)?.state === 'joined';
  const title = isElsewhere ? t`You speak by another device` : t`The call goes on`;
  usePageTitle(title);
  const join = useWork((picture: boolean) => enterCall(call.id, { picture, takesOver: true }));
  const { error } = join;
  return (
    <div className={styles.sheet}>
      <h1>{title}</h1>
      <p>{name}</p>
      {error instanceof NoMicrophone ? (
        <MicrophoneHelp callId={call.id} reason={error.reason} />
      ) : (
        <ActFailure act={join} />
      )}
      <Button
        icon={Phone}
        busy={join.isPending}
        onClick={() => join.mutate(false, { done: silent })}
      >
        {isElsewhere ? <Trans>Speak by this device</Trans> : <Trans>Join</Trans>}
      </Button>
      {call.media === 'video' ? (
        <Button variant="second" icon={Video} onClick={() => join.mutate(true, { done: silent })}>
          <Trans>With my picture</Trans>
        </Button>
      ) : null}
      <ButtonLink as={Link} to={dashboardOf(roles)} variant="second" icon={House}>
        <Trans>Home</Trans>
      </ButtonLink>
    </div>
  );
}
