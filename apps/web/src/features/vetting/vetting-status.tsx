import type { OwnVetting } from '@hafi/contract/vetting/vetting.schemas';
import type { VettingNeed, VettingState } from '@hafi/contract/vetting/vetting-terms';
import { formatDate } from '@hafi/i18n/dates';
import { Alert } from '@hafi/ui/alert/alert';
import { IndexLink, IndexList } from '@hafi/ui/index-list/index-list';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { NameWaits } from '../../kit/vetting/name-waits.tsx';
import { needWords } from '../../kit/vetting/vetting-words.ts';
import { paths } from '../../lib/paths.ts';
import { useLocale } from '../../lib/words/locale.ts';

const tones = {
  open: 'info',
  waiting: 'info',
  asked: 'warning',
  confirmed: 'success',
  refused: 'warning',
  ended: 'warning',
  expired: 'warning',
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
  if (state === 'expired') {
    return (
      <Trans>
        Your licence has ended, so you are not shown as checked. Add the new licence below, and send
        it.
      </Trans>
    );
  }
  return <Trans>Nobody has checked your papers yet. Add them here, then send them.</Trans>;
}

/** Until when the licence is valid, of somebody who is confirmed. */
function LicenceEnd({ own }: { own: OwnVetting }) {
  const locale = useLocale();
  const { checkedUntil, mayRenew, renewing, state } = own;
  if (state !== 'confirmed') return null;
  const until = checkedUntil ? formatDate(checkedUntil, locale) : null;
  if (renewing) {
    return (
      <Alert tone="info" live="off">
        <Trans>A coordinator looks at your new licence. You are told the answer.</Trans>
      </Alert>
    );
  }
  if (until === null) {
    return mayRenew ? (
      <Alert tone="info" live="off">
        <Trans>
          We do not know until when your licence is valid. Please add it below, and send it with its
          last day.
        </Trans>
      </Alert>
    ) : null;
  }
  return (
    <Alert tone={mayRenew ? 'warning' : 'info'} live="off">
      {mayRenew ? (
        <Trans>
          Your licence is valid until {until}. Add the new one below, and send it: after that day
          you are not shown as checked.
        </Trans>
      ) : (
        <Trans>Your licence is valid until {until}.</Trans>
      )}
    </Alert>
  );
}

/** How it stands, the coordinator's last words, and what is missing. */
export function VettingStatus({ own }: { own: OwnVetting }) {
  const { t } = useLingui();
  const { missing, nameCheck, otherName, state, steps } = own;
  const isRequested = state === 'asked' || nameCheck === 'asked';
  const words = isRequested || ['refused', 'ended'].includes(state) ? steps.at(-1)?.text : null;
  return (
    <Stack fill>
      {otherName ? <NameWaits /> : null}
      {state === 'confirmed' && nameCheck === 'waiting' ? (
        <Alert tone="info" live="off">
          <Trans>
            You are told the answer. If you have a paper with your new name, add it below: the
            coordinator sees it.
          </Trans>
        </Alert>
      ) : (
        <Alert tone={tones[nameCheck ?? state]} live="off">
          <Sentence state={nameCheck ?? state} />
          {words ? <p>“{words}”</p> : null}
        </Alert>
      )}
      <LicenceEnd own={own} />
      {missing.length > 0 && (state !== 'confirmed' || nameCheck) ? (
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
