import type { Position } from '@hafi/contract/emergency/emergency.schemas';
import { liveMinutes } from '@hafi/contract/messages/message-terms';
import { sendMessage } from '@hafi/contract/messages/messages.contract';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Dialog } from '@hafi/ui/dialog/dialog';
import { RadioGroup } from '@hafi/ui/field/radio-group';
import { Trans, useLingui } from '@lingui/react/macro';
import { MapPin } from 'lucide-react';
import { useRef, useState } from 'react';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { newId } from '../../../lib/outbox/outbox-id.ts';
import { useAct } from '../../../lib/query/use-act.ts';
import { silent } from '../../../lib/query/use-work.ts';
import { receiveMessage } from '../live/follow-messages.ts';
import { beginLivePlace } from '../live/live-places.ts';
import { findPlace, type Unfound } from './find-place.ts';
import type { PanelProps } from './making.ts';

type Minutes = (typeof liveMinutes)[number];
type Wish = 'once' | `${Minutes}`;

interface Requested {
  readonly id: string;
  readonly location: Position;
  readonly minutes: Minutes | undefined;
}

/** Shares where one is: once, or live for a while. It says first who sees what. */
export function PlacePanel({ conversationId, onClose, onSent, replyTo }: PanelProps) {
  const { t } = useLingui();
  const [wish, setWish] = useState<Wish>('once');
  const [isFinding, setFinding] = useState(false);
  const [unfound, setUnfound] = useState<Unfound | null>(null);
  // One message, however often it is tried.
  const [id] = useState(() => newId());
  const isClosed = useRef(false);
  const send = useAct(sendMessage, ({ location, minutes, ...said }: Requested) => ({
    params: { id: conversationId },
    body: {
      ...said,
      kind: 'location' as const,
      location,
      ...(minutes ? { minutes } : {}),
      ...(replyTo ? { replyTo } : {}),
    },
  }));
  const close = () => {
    isClosed.current = true;
    onClose();
  };
  const share = async () => {
    setUnfound(null);
    setFinding(true);
    const found = await findPlace();
    setFinding(false);
    if (isClosed.current) return;
    if (typeof found === 'string') {
      setUnfound(found);
      return;
    }
    const minutes = liveMinutes.find((each) => String(each) === wish);
    send.mutate(
      { id, location: found, minutes },
      {
        done: silent,
        onSuccess: (message) => {
          receiveMessage(message);
          if (message.location?.isLive && message.location.liveUntil)
            beginLivePlace({ id, until: message.location.liveUntil });
          onSent();
          close();
        },
      },
    );
  };
  const hours = 8;
  return (
    <Dialog
      open
      title={<Trans>Share your location</Trans>}
      onClose={close}
      actions={
        <>
          <Button icon={MapPin} busy={isFinding || send.isPending} onClick={() => void share()}>
            {wish === 'once' ? <Trans>Send my location</Trans> : <Trans>Share it live</Trans>}
          </Button>
          <Button variant="link" onClick={close}>
            <Trans>Do not share</Trans>
          </Button>
        </>
      }
    >
      <RadioGroup
        legend={t`What do you want to share?`}
        value={wish}
        onChange={({ target }) => setWish(target.value as Wish)}
        options={[
          { value: 'once', label: t`Where I am now, once` },
          { value: '15', label: t`Live, for 15 minutes` },
          { value: '60', label: t`Live, for 1 hour` },
          { value: '480', label: t`Live, for ${hours} hours` },
        ]}
      />
      <p>
        {wish === 'once' ? (
          <Trans>
            Everybody in this conversation sees this place, until you delete the message.
          </Trans>
        ) : (
          <Trans>
            Everybody in this conversation can see where you are while Hafi is open on this device.
            You see who looks, and can stop at any time. Afterwards nobody keeps it.
          </Trans>
        )}
      </p>
      {isFinding ? (
        <p role="status">
          <Trans>Finding out where you are...</Trans>
        </p>
      ) : null}
      {unfound ? (
        <Alert tone="warning" live="assertive">
          {unfound === 'denied' ? (
            <Trans>
              This device may not tell Hafi where it is. Allow it in the settings of your browser.
            </Trans>
          ) : (
            <Trans>
              This device does not find where it is. Try again outside, or near a window.
            </Trans>
          )}
        </Alert>
      ) : null}
      <ActFailure act={send} />
    </Dialog>
  );
}
