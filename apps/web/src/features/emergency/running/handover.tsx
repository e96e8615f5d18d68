import { formatPhone } from '@hafi/base/format-phone';
import type { EmergencyView, HandoverCard } from '@hafi/contract/emergency/emergency.schemas';
import { Button } from '@hafi/ui/button/button';
import { Name } from '@hafi/ui/name/name';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useKigaliWhen } from '../../../kit/use-kigali-when.ts';
import { allergiesOf, illnessesOf, listed } from './card-facts.ts';
import styles from './handover.module.css';
import { useFitted } from './use-fitted.ts';

function Fact(props: { term: ReactNode; hot?: boolean; half?: boolean; children: ReactNode }) {
  const { children, half, hot, term } = props;
  return (
    <div className={[half && styles.half, hot && styles.hot].filter(Boolean).join(' ')}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Medicines, each with when it was last taken, as far as that was written down. */
function Medicines({ card }: { card: HandoverCard }) {
  const { t } = useLingui();
  const time = useKigaliWhen();
  const lines = card.medicines.map(({ lastTakenAt, name }) =>
    lastTakenAt ? `${name}, ${time(lastTakenAt)}` : name,
  );
  if (lines.length === 0) return card.medications || t`Not written down`;
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {card.medications ? <li>{card.medications}</li> : null}
    </ul>
  );
}

/** The card for whoever takes the patient over: one screen, black on white. */
export function Handover(props: { view: EmergencyView; card: HandoverCard; onClose: () => void }) {
  const { card, onClose, view } = props;
  const { t } = useLingui();
  const time = useKigaliWhen();
  const box = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => {
    const dialog = box.current;
    const before = document.activeElement;
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  useFitted(box);
  const { age, name, phone } = view.elder;
  const unknown = t`Not written down`;
  const allergies = allergiesOf(card);
  return (
    <dialog
      ref={box}
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className={styles.screen}
    >
      <section className={styles.card}>
        <div className={styles.top}>
          <h1 id={title}>
            <Name alone>{name}</Name>
          </h1>
          {age === null ? null : <p>{t`${age} years old`}</p>}
        </div>
        <dl>
          <Fact term={<Trans>Allergy</Trans>} half hot={allergies !== ''}>
            {allergies || unknown}
          </Fact>
          <Fact term={<Trans>Blood</Trans>} half>
            {card.bloodType ?? unknown}
          </Fact>
          {card.readings.map((reading) => (
            <Fact
              key={reading.name + reading.takenAt}
              term={`${reading.name}, ${time(reading.takenAt)}`}
              half
            >
              {reading.value}
            </Fact>
          ))}
          <Fact term={<Trans>Illnesses</Trans>}>{illnessesOf(card) || unknown}</Fact>
          <Fact term={<Trans>Medicines, last taken</Trans>}>
            <Medicines card={card} />
          </Fact>
          {card.emergencyNotes ? (
            <Fact term={<Trans>Good to know</Trans>}>{listed(card.emergencyNotes)}</Fact>
          ) : null}
          {phone ? <Fact term={<Trans>Phone</Trans>}>{formatPhone(phone)}</Fact> : null}
        </dl>
      </section>
      <Button variant="second" icon={ArrowLeft} wide onClick={onClose}>
        <Trans>Back</Trans>
      </Button>
    </dialog>
  );
}
