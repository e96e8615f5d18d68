import type { EmergencyView } from '@hafi/contract/emergency/emergency.schemas';
import { Alert } from '@hafi/ui/alert/alert';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { RefusedEntries } from '../../../kit/refused-entries.tsx';
import type { EntryOf } from '../../../lib/outbox/entry-kinds.ts';
import { outbox } from '../../../lib/outbox/own-outbox.ts';
import { useOutbox } from '../../../lib/outbox/use-outbox.ts';
import { takeBackEnd } from '../call/take-back-end.ts';

/** What this device says of the end of an emergency, and the server has not confirmed. */
export function useEndOnDevice(id: string) {
  const { refused, waiting } = useOutbox('emergency-end');
  const ofThis = ({ params }: EntryOf<'emergency-end'>) => params.id === id;
  return { waiting: waiting.filter(ofThis).at(-1) ?? null, refused: refused.filter(ofThis) };
}

/** Whom one can call who may be on the way: whoever comes stands first. */
function CallThem({ view }: { view: EmergencyView }) {
  const { t } = useLingui();
  const reachable = view.responders.filter(({ phone, you }) => phone && !you);
  return reachable.slice(0, 3).map(({ firstName, key, phone }) => (
    <ButtonLink key={key} href={`tel:${phone}`} variant="second" icon={Phone} wide>
      {t`Call ${firstName}`}
    </ButtonLink>
  ));
}

/**
 * That all is well, as far as only this device knows: whoever was told still comes. Also where how it
 * stands did not arrive; `view` is null then.
 */
export function EndOnDevice({ id, view }: { id: string; view: EmergencyView | null }) {
  const { refused, waiting } = useEndOnDevice(id);
  // Somebody else had ended it: what was wanted is so.
  const over = refused.find(({ refusal }) => refusal?.code === 'emergency-has-ended')?.id;
  useEffect(() => {
    if (over) void outbox.dismiss(over).catch(() => undefined);
  }, [over]);
  const unread = refused.filter((each) => each.id !== over);
  const note = useRef<HTMLDivElement>(null);
  const isWaiting = waiting !== null;
  // The question whose place it takes stands at the other end of the page.
  useEffect(() => {
    if (isWaiting) note.current?.focus();
  }, [isWaiting]);
  return (
    <>
      {waiting ? (
        <div ref={note} tabIndex={-1}>
          <Alert
            tone="warning"
            live="assertive"
            title={<Trans>Nobody else knows yet that it is over</Trans>}
          >
            <Stack fill gap="tight">
              <p>
                <Trans>
                  It is kept on this phone and sent when the network returns. Call whoever may be on
                  the way.
                </Trans>
              </p>
              {view ? <CallThem view={view} /> : null}
              <Button variant="link" onClick={() => void takeBackEnd(waiting)}>
                <Trans>No, help is needed</Trans>
              </Button>
            </Stack>
          </Alert>
        </div>
      ) : null}
      <RefusedEntries
        refused={unread}
        title={<Trans>It goes on: the end was not taken</Trans>}
        words={({ refusal }) => refusal?.message ?? ''}
      />
    </>
  );
}
