import type { EmergencyView, Responder } from '@hafi/contract/emergency/emergency.schemas';
import { ButtonLink } from '@hafi/ui/button/button';
import { Tile } from '@hafi/ui/tile/tile';
import { Trans, useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { useKigaliWhen } from '../../../kit/use-kigali-when.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { SeenAt } from '../place/seen-at.tsx';
import styles from './running.module.css';

const order = ['arrived', 'coming', 'acting'] as const;
const minute = 60_000;

/** Who is nearest to helping. */
const firstOf = (responders: readonly Responder[]) =>
  order.flatMap((knows) => responders.filter((each) => each.knows === knows))[0];

/** Whether anybody was told. */
function toldOf(responders: readonly Responder[]): 'told' | 'telling' | 'unreached' {
  if (responders.some(({ knows }) => knows === 'told' || knows === 'seen')) return 'told';
  const isUnreached = ({ knows }: Responder) => knows === 'unreached';
  return responders.length > 0 && responders.every(isUnreached) ? 'unreached' : 'telling';
}

function Due({ dueAt }: { dueAt: string }) {
  const { t } = useLingui();
  const time = useKigaliWhen();
  const left = Math.ceil((Date.parse(dueAt) - useNow(10_000).getTime()) / minute);
  const at = time(dueAt);
  if (left <= 0) return <p>{t`Was to be there at ${at}.`}</p>;
  return <p>{left === 1 ? t`There in about 1 minute.` : t`There in about ${left} minutes.`}</p>;
}

/** Who comes, as the first thing; or that nobody has answered yet. */
export function WhoComes({ view }: { view: EmergencyView }) {
  const { t } = useLingui();
  const first = firstOf(view.responders);
  if (!first) {
    // Sent is not received: only what a channel has taken counts as told.
    const titles = {
      told: t`We have told them`,
      telling: t`We are telling them`,
      unreached: t`We could not reach them`,
    };
    const told = toldOf(view.responders);
    return (
      <section className={styles.nobody}>
        <h1 data-clip={`emergency-${told}`}>{titles[told]}</h1>
        <p data-clip="emergency-nobody-yet">
          <Trans>Nobody has answered yet. In danger call 912 now.</Trans>
        </p>
      </section>
    );
  }
  const { dueAt, firstName, key, knows, name, phone, photo, position, you } = first;
  const titles = {
    arrived: you ? t`You are there` : t`${firstName} is there`,
    coming: you ? t`You are on the way` : t`${firstName} is coming`,
    acting: you ? t`You see to it` : t`${firstName} sees to it`,
  };
  return (
    <section className={styles.coming} aria-labelledby="who-comes">
      <Tile personId={key} name={name} photo={photo} size="large" />
      <div>
        <h1 id="who-comes" data-clip={`emergency-${knows}`}>
          {titles[knows as keyof typeof titles]}
        </h1>
        {knows === 'coming' && dueAt ? <Due dueAt={dueAt} /> : null}
        {knows === 'coming' && position && !you ? <SeenAt position={position} /> : null}
      </div>
      {phone && !you ? (
        <ButtonLink href={`tel:${phone}`} icon={Phone} wide>
          {t`Call ${firstName}`}
        </ButtonLink>
      ) : null}
    </section>
  );
}
