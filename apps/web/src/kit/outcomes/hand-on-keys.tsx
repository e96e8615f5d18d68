import type { SeenAlert } from '@hafi/contract/alerts/alert.schemas';
import { Button } from '@hafi/ui/button/button';
import { Trans } from '@lingui/react/macro';
import { HandHeart, Undo2 } from 'lucide-react';
import { useAccount } from '../../lib/session.ts';
import { ActFailure } from '../act-failure.tsx';

/** The key by which somebody says that they look after it. */
export function TakeCare(props: {
  act: Parameters<typeof ActFailure>[0]['act'] & { readonly isPending: boolean };
  onPress: () => void;
}) {
  const { act, onPress } = props;
  return (
    <>
      <ActFailure act={act} />
      <Button icon={HandHeart} wide busy={act.isPending} onClick={onPress}>
        <Trans>I take care of it</Trans>
      </Button>
    </>
  );
}

/** The key that gives back what one looks after, or takes it over from who does. */
export function HandOnKeys(props: {
  alert: Pick<SeenAlert, 'acknowledgedBy'>;
  giveBack: Parameters<typeof TakeCare>[0]['act'];
  takeOver: Parameters<typeof TakeCare>[0]['act'];
  onGiveBack: () => void;
  onTakeOver: (from: string) => void;
}) {
  const { giveBack, onGiveBack, onTakeOver, takeOver } = props;
  const { acknowledgedBy } = props.alert;
  const own = useAccount();
  if (!acknowledgedBy) return null;
  const who = acknowledgedBy.name.split(' ')[0] ?? acknowledgedBy.name;
  if (acknowledgedBy.id === own.id) {
    return (
      <>
        <ActFailure act={giveBack} />
        <Button variant="second" icon={Undo2} wide busy={giveBack.isPending} onClick={onGiveBack}>
          <Trans>I cannot after all</Trans>
        </Button>
      </>
    );
  }
  return (
    <>
      <ActFailure act={takeOver} />
      <Button
        variant="second"
        icon={HandHeart}
        wide
        busy={takeOver.isPending}
        onClick={() => onTakeOver(acknowledgedBy.id)}
      >
        <Trans>I take over from {who}</Trans>
      </Button>
    </>
  );
}
