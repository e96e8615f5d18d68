import type { OwnVetting } from '@hafi/contract/vetting/vetting.schemas';
import type { VettingNeed, VettingState } from '@hafi/contract/vetting/vetting-terms';
import { Alert } from '@hafi/ui/alert/alert';
import { IndexLink, IndexList } from '@hafi/ui/index-list/index-list';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { needWords } from '../../kit/vetting/vetting-words.ts';
import { paths } from '../../lib/paths.ts';

const tones = {
  open: 'info',
  waiting: 'info',
  asked: 'warning',
  confirmed: 'success',
  refused: 'warning',
  ended: 'warning',
} as const satisfies Record<VettingState, string>;

/** Where each missing thing is given. */
const whereToGive: Readonly<Record<VettingNeed, string>> = {
  contact: paths.profile,
  place: paths.profile,
  profile: paths.practice,
  identity: '#papers',
  licence: '#papers',
};

function Sentence({ state }: { state: VettingState }) {
  if (state === 'waiting') {
    return <Trans>A coordinator looks at your papers. You are told the answer.</Trans>;
  }
  if (state === 'asked') {
    return <Trans>A coordinator has a question. It waits for your answer, below.</Trans>;
  }
  if (state === 'confirmed') {
    return (
      <Trans>A coordinator has checked who you are. If your papers change, write to us.</Trans>
    );
  }
  if (state === 'refused') {
    return (
      <Trans>Your papers were not accepted. Mend what the reason says, and send them again.</Trans>
    );
  }
  if (state === 'ended') {
    return <Trans>Your confirmation has ended. You can send your papers again.</Trans>;
  }
  return <Trans>Nobody has checked your papers yet. Add them here, then send them.</Trans>;
}

/** How it stands, the coordinator's last words, and what is missing. */
export function VettingStanding({ own }: { own: OwnVetting }) {
  const { t } = useLingui();
  const { missing, state, steps } = own;
  const words = ['asked', 'refused', 'ended'].includes(state) ? steps.at(-1)?.text : null;
  return (
    <Stack fill>
      <Alert tone={tones[state]} live="off">
        <Sentence state={state} />
        {words ? <p>“{words}”</p> : null}
      </Alert>
      {missing.length > 0 && state !== 'confirmed' ? (
        <Stack as="section" fill>
          <h2>
            <Trans>What is still missing</Trans>
          </h2>
          <IndexList>
            {missing.map((need) => (
              <IndexLink key={need} as={Link} to={whereToGive[need]} title={t(needWords[need])} />
            ))}
          </IndexList>
        </Stack>
      ) : null}
    </Stack>
  );
}
