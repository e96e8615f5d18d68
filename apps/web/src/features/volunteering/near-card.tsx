import type { NearRequest } from '@hafi/contract/volunteering/volunteering.schemas';
import { Button } from '@hafi/ui/button/button';
import { Quiet } from '@hafi/ui/layout/layout';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Handshake } from 'lucide-react';
import { useSayOutcome } from '../../lib/outcome/outcome-note.tsx';
import { HelpHead } from './help-head.tsx';
import styles from './volunteering.module.css';
import { useHelpStep } from './volunteering.queries.ts';

/** An open request as a row, with only what a volunteer needs to decide. */
export function NearCard({
  request,
  mayAccept,
  onAccept,
  onRefused,
}: {
  request: NearRequest;
  /** Whether a coordinator has confirmed the volunteer. */
  mayAccept: boolean;
  /** Called before it is accepted. */
  onAccept: () => void;
  /** Called with an error, shown above the list because the card may be gone by then. */
  onRefused: (error: unknown) => void;
}) {
  const { t } = useLingui();
  const accept = useHelpStep('accept');
  const say = useSayOutcome();
  const { id, km, sector } = request;
  const firstName = request.firstName ?? t`Somebody in ${sector.name}`;
  return (
    <li className={styles.nearRow}>
      <HelpHead wanted={request} title={<h3>{firstName}</h3>}>
        <Quiet>
          {sector.name},{' '}
          {km === 0 ? (
            <Trans>near your home</Trans>
          ) : (
            <Plural value={km} one="about # km away" other="about # km away" />
          )}
        </Quiet>
      </HelpHead>
      {mayAccept ? (
        <Button
          icon={Handshake}
          busy={accept.isPending}
          busyLabel={t`Please wait`}
          onClick={async () => {
            onAccept();
            try {
              await accept.mutateAsync(id);
              say(
                t`Thank you: you will help ${firstName}. The phone number and the place are under “What you have promised”.`,
              );
            } catch (error) {
              onRefused(error);
            }
          }}
        >
          <Trans>I will come</Trans> <SrOnly>({firstName})</SrOnly>
        </Button>
      ) : null}
    </li>
  );
}
