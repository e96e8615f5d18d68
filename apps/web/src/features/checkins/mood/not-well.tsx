import { ButtonLink } from '@hafi/ui/button/button';
import { Trans } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import type { CheckedIn } from '../use-checked-in.ts';

/** How far people know that somebody is not well: only who was told counts as knowing it. */
function answerOf({ call, waiting }: CheckedIn) {
  if (waiting) return 'waiting';
  if (!call) return 'nobody';
  if (call.takenBy !== null) return 'taken';
  if (call.told.length > 0) return 'told';
  if (call.coordinators) return 'desk';
  return call.isTelling ? 'telling' : 'nobody';
}

/** Who was notified that she is not well. */
function WhoKnows({ task }: { task: CheckedIn }) {
  const received = answerOf(task);
  const people = task.call?.told.join(', ') ?? '';
  const who = task.call?.takenBy ?? '';
  const words = {
    waiting: <Trans>Nobody knows it yet: there is no network. Call somebody.</Trans>,
    nobody: <Trans>Call somebody now.</Trans>,
    telling: <Trans>We are telling your people. Call somebody if you want to speak now.</Trans>,
    told: <Trans>Told: {people}. Call somebody if you want to speak now.</Trans>,
    desk: <Trans>Hafi’s coordinators are told. Call somebody if you want to speak now.</Trans>,
    taken: <Trans>{who} takes care of it. Call somebody if you want to speak now.</Trans>,
  };
  return <p data-clip={`check-in-not-well-${received}`}>{words[received]}</p>;
}

/** Who was notified that she is not well, who calls her, and whom she can call herself. */
export function NotWell({ task }: { task: CheckedIn }) {
  return (
    <>
      <WhoKnows task={task} />
      <ButtonLink as={Link} to={paths.emergency} variant="second" icon={Phone} wide>
        <Trans>Call somebody</Trans>
      </ButtonLink>
    </>
  );
}
