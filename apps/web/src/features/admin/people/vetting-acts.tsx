import type { VettingToCheck } from '@hafi/contract/vetting/vetting.schemas';
import { Button } from '@hafi/ui/button/button';
import { Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans } from '@lingui/react/macro';
import { BadgeCheck, MessageCircleQuestionMark, X } from 'lucide-react';
import type { RequestedVetting } from './vetting-verdict.tsx';

interface Acts {
  one: VettingToCheck;
  ask: (what: RequestedVetting['what']) => void;
}

const named = (name: string) => <SrOnly> ({name})</SrOnly>;

const allOpened = ({ papers }: VettingToCheck) => papers.every(({ opened }) => opened);

function EndIt({ ask, one }: Acts) {
  return (
    <Button variant="danger" icon={X} onClick={() => ask('end')}>
      {one.badge ? <Trans>End the badge</Trans> : <Trans>End the confirmation</Trans>}
      {named(one.name)}
    </Button>
  );
}

/** What a coordinator can do about a new name of somebody who is confirmed under another. */
function ActsOfName({ ask, one }: Acts) {
  return (
    <Row>
      <Button
        icon={BadgeCheck}
        disabled={one.papers.length === 0 || !allOpened(one)}
        onClick={() => ask('confirm')}
      >
        <Trans>Confirm the new name</Trans>
        {named(one.name)}
      </Button>
      {one.nameCheck === 'waiting' ? (
        <Button variant="second" icon={MessageCircleQuestionMark} onClick={() => ask('ask')}>
          <Trans>Ask for a paper</Trans>
          {named(one.name)}
        </Button>
      ) : (
        <Quiet>
          <Trans>Waits for the person's answer</Trans>
        </Quiet>
      )}
      <EndIt one={one} ask={ask} />
    </Row>
  );
}

/** The possible decisions about somebody's papers. */
export function VettingActs({ ask, one }: Acts) {
  const { badge, name, nameCheck, renewing, state } = one;
  if (nameCheck) return <ActsOfName one={one} ask={ask} />;
  const renews = state === 'confirmed' && renewing;
  if (state !== 'waiting' && state !== 'asked' && !renews) {
    return (
      <Row>
        <Stack>
          {state === 'expired' ? (
            <Quiet>
              <Trans>The licence has ended: nobody can book, and appointments stand.</Trans>
            </Quiet>
          ) : null}
          <EndIt one={one} ask={ask} />
        </Stack>
      </Row>
    );
  }
  return (
    <Row>
      <Button icon={BadgeCheck} disabled={!allOpened(one)} onClick={() => ask('confirm')}>
        {badge ? <Trans>Approve</Trans> : <Trans>Confirm</Trans>}
        {named(name)}
      </Button>
      {renews ? (
        <Quiet>
          <Trans>A new licence: the old one is still valid</Trans>
        </Quiet>
      ) : state === 'waiting' ? (
        <Button variant="second" icon={MessageCircleQuestionMark} onClick={() => ask('ask')}>
          <Trans>Ask a question</Trans>
          {named(name)}
        </Button>
      ) : (
        <Quiet>
          <Trans>Waits for the person's answer</Trans>
        </Quiet>
      )}
      <Button variant="danger" icon={X} onClick={() => ask('refuse')}>
        <Trans>Do not accept</Trans>
        {named(name)}
      </Button>
    </Row>
  );
}
