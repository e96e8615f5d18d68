import { formatPhone } from '@hafi/base/format-phone';
import type { EmergencyView, Responder } from '@hafi/contract/emergency/emergency.schemas';
import { CallKey } from '@hafi/ui/call-key/call-key';
import { Quiet } from '@hafi/ui/layout/layout';
import { Tile } from '@hafi/ui/tile/tile';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useKigaliWhen } from '../../../kit/use-kigali-when.ts';
import { SeenAt } from '../place/seen-at.tsx';
import { NextLevel } from './next-level.tsx';
import styles from './running.module.css';

const outline = 'M12 2.5 21.5 12 12 21.5 2.5 12z';

/** Filled: comes, is there or acts. Half: seen. Hollow: told. Dashed: not reached, or not yet. */
function Gem({ knows }: { knows: Responder['knows'] }) {
  const isFilled = ['arrived', 'coming', 'acting'].includes(knows);
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" data-gem={knows}>
      <path d={outline} className={styles.outline} />
      {isFilled ? <path d={outline} className={styles.filled} /> : null}
      {knows === 'seen' ? <path d="M12 2.5v19L2.5 12z" className={styles.filled} /> : null}
    </svg>
  );
}

function Notified({ by, smsArrived }: Pick<Responder, 'by' | 'smsArrived'>) {
  if (smsArrived) return <Trans>SMS arrived</Trans>;
  if (by.includes('sms')) return <Trans>SMS sent</Trans>;
  if (by.includes('push')) return <Trans>Told on their phone</Trans>;
  if (by.includes('mail')) return <Trans>Told by e-mail</Trans>;
  return <Trans>Told in Hafi</Trans>;
}

/** What one person knows, in words. */
export function Knowing({ by, knows, smsArrived }: Pick<Responder, 'by' | 'knows' | 'smsArrived'>) {
  const words: Record<Responder['knows'], ReactNode> = {
    arrived: <Trans>Is there</Trans>,
    coming: <Trans>Coming</Trans>,
    acting: <Trans>Sees to it</Trans>,
    seen: <Trans>Has seen it</Trans>,
    told: <Notified by={by} smsArrived={smsArrived} />,
    waiting: <Trans>Message on its way</Trans>,
    unreached: <Trans>Could not be reached</Trans>,
    cannot: <Trans>Cannot come</Trans>,
  };
  return words[knows];
}

/** They wrote, and it may be of another call: whoever reads this can ask them. */
function Unclear({ phone }: { phone: string | null }) {
  const number = phone === null ? null : formatPhone(phone);
  return (
    <Quiet>
      {number ? (
        <Trans>Wrote by SMS, it is not clear for whom: call {number}</Trans>
      ) : (
        <Trans>Wrote by SMS, it is not clear for whom</Trans>
      )}
    </Quiet>
  );
}

function Line({ responder }: { responder: Responder }) {
  const { t } = useLingui();
  const time = useKigaliWhen();
  const { at, by, dueAt, firstName, key, knows, name, phone, photo, position, wrote, you } =
    responder;
  const due = dueAt && knows === 'coming' ? time(dueAt) : null;
  const ambulance = responder.ambulanceAt ? time(responder.ambulanceAt) : null;
  return (
    <li data-knows={knows}>
      <Tile personId={key} name={name} photo={photo} size="small" />
      <div>
        <b>{you ? <Trans>You</Trans> : firstName}</b>
        <span className={styles.knows}>
          <Gem knows={knows} />
          <span>
            <Knowing by={by} knows={knows} smsArrived={responder.smsArrived} />
            {due ? <Trans>, there at {due}</Trans> : null}
            {ambulance ? <Trans>, called 912 at {ambulance}</Trans> : null}
          </span>
        </span>
        {wrote ? <Quiet>“{wrote}”</Quiet> : null}
        {wrote === '' ? <Unclear phone={you ? null : phone} /> : null}
        {position && knows === 'coming' && !you ? <SeenAt position={position} /> : null}
      </div>
      <time dateTime={at}>{time(at)}</time>
      {phone && !you ? <CallKey href={`tel:${phone}`} aria-label={t`Call ${name}`} /> : null}
    </li>
  );
}

/** Who was asked, and what each of them knows, who comes first. */
export function WhoKnows({ view, only }: { view: EmergencyView; only?: 'acting' }) {
  const { responders } = view;
  const listed =
    only === 'acting'
      ? responders.filter(
          ({ knows, you }) => !you && ['arrived', 'coming', 'acting'].includes(knows),
        )
      : responders;
  return (
    <section className={styles.part} aria-labelledby="who-knows">
      <h2 id="who-knows">{only ? <Trans>Who else helps</Trans> : <Trans>Who knows</Trans>}</h2>
      {listed.length === 0 ? (
        <Quiet>
          {only ? <Trans>Nobody has said so yet.</Trans> : <Trans>Nobody has been told yet.</Trans>}
        </Quiet>
      ) : (
        <ol className={styles.knowers}>
          {listed.map((responder) => (
            <Line key={responder.key} responder={responder} />
          ))}
        </ol>
      )}
      <NextLevel view={view} />
    </section>
  );
}
