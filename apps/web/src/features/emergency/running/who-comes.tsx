import type { EmergencyView, Responder } from '@hafi/contract/emergency/emergency.schemas';
import { ButtonLink } from '@hafi/ui/button/button';
import { Tile } from '@hafi/ui/tile/tile';
import { useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { useKigaliWhen } from '../../../kit/use-kigali-when.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { SeenAt } from '../place/seen-at.tsx';
import styles from './running.module.css';
import { type Asking, askingOf, firstOf, useHelpWords, useRunTitle } from './use-run-title.ts';

const minute = 60_000;

function Due({ dueAt }: { dueAt: string }) {
  const { t } = useLingui();
  const time = useKigaliWhen();
  const left = Math.ceil((Date.parse(dueAt) - useNow(10_000).getTime()) / minute);
  const at = time(dueAt);
  if (left <= 0) return <p>{t`Was to be there at ${at}.`}</p>;
  return <p>{left === 1 ? t`There in about 1 minute.` : t`There in about ${left} minutes.`}</p>;
}

/** The recorded clips; `emergency-counting` is what the countdown says by itself. */
const clips: Record<Asking, string> = {
  counting: 'emergency-soon',
  told: 'emergency-told',
  telling: 'emergency-telling',
  exhausted: 'emergency-exhausted',
  unreached: 'emergency-unreached',
  nobody: 'emergency-nobody',
};
const thenClips: Partial<Record<Asking, string>> = {
  told: 'emergency-nobody-yet',
  telling: 'emergency-nobody-yet',
  exhausted: 'emergency-exhausted-then',
  unreached: 'emergency-unreached-then',
  nobody: 'emergency-nobody-then',
};

/** That nobody has answered yet, and what that means: nobody waits for somebody who was never asked. */
function NobodyYet({ view }: { view: EmergencyView }) {
  const { t } = useLingui();
  const title = useRunTitle(view);
  const asking = askingOf(view);
  const yet = view.drill
    ? t`Nobody has answered yet.`
    : t`Nobody has answered yet. In danger call 912 now.`;
  const words: Record<Asking, string> = {
    counting: view.can.cancel ? t`You can still stop it.` : t`It can still be stopped.`,
    told: yet,
    telling: yet,
    exhausted: t`Everybody was asked. Do not wait: call 912.`,
    unreached: view.drill ? yet : t`No message arrived. Do not wait: call 912.`,
    nobody: view.drill
      ? t`There is nobody whom we could ask.`
      : t`There is nobody whom we could ask. Do not wait: call 912.`,
  };
  return (
    <section className={styles.nobody}>
      <h1 data-clip={clips[asking]}>{title}</h1>
      <p data-clip={view.drill ? undefined : thenClips[asking]}>{words[asking]}</p>
    </section>
  );
}

/** Who comes, as the first thing; or that nobody has answered yet. */
export function WhoComes({ view }: { view: EmergencyView }) {
  const first = firstOf(view.responders);
  return first ? <Helper first={first} as="h1" /> : <NobodyYet view={view} />;
}

/** Who else comes, is there, or sees to it: what calms whoever helps from afar stands first. */
export function OthersCome({ view }: { view: EmergencyView }) {
  const first = firstOf(view.responders.filter(({ you }) => !you));
  return first ? <Helper first={first} as="h2" /> : null;
}

function Helper({ first, as: Heading }: { first: Responder; as: 'h1' | 'h2' }) {
  const { t } = useLingui();
  const helps = useHelpWords();
  const { dueAt, firstName, key, knows, name, phone, photo, position, you } = first;
  return (
    <section className={styles.coming} aria-labelledby="who-comes">
      <Tile personId={key} name={name} photo={photo} size="large" />
      <div>
        <Heading id="who-comes" data-clip={`emergency-${knows}`}>
          {helps(first)}
        </Heading>
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
