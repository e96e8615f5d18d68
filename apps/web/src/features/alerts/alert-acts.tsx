import type { AlertPage, PersonToCall } from '@hafi/contract/alerts/alert-page.schemas';
import { ButtonLink } from '@hafi/ui/button/button';
import { CallPerson } from '@hafi/ui/call-person/call-person';
import { Icon } from '@hafi/ui/icon/icon';
import { Quiet } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, FileHeart, Phone } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { relationNames } from '../../kit/circle/relation-names.ts';
import { CloseAlert } from '../../kit/outcomes/close-alert.tsx';
import { TakeCare } from '../../kit/outcomes/hand-on-keys.tsx';
import { alertName } from '../../kit/vitals/alert-words.ts';
import { OutcomePlace } from '../../lib/outcome/outcome-place.tsx';
import { paths } from '../../lib/paths.ts';
import styles from './alert-page.module.css';
import { Ended, HandOn, Taken } from './alert-taken.tsx';
import { useCloseAlert, useSeeAlert } from './alerts.queries.ts';

const firstOf = (name: string) => name.split(' ')[0] ?? name;

function Call({ person, first }: { person: PersonToCall; first?: boolean }) {
  const { t } = useLingui();
  const { id, name, phone, photo, relation } = person;
  if (!phone) {
    return (
      <Quiet>
        <Trans>{name}: we know no number.</Trans>
      </Quiet>
    );
  }
  return (
    <CallPerson
      personId={id}
      name={name}
      photo={photo}
      href={`tel:${phone}`}
      {...(first ? { first: true } : {})}
      {...(relation ? { line: t(relationNames[relation]) } : {})}
    >
      {t`Call ${firstOf(name)}`}
    </CallPerson>
  );
}

/** How many people to call stand in the first screen. */
const shown = 2;

const firstOfAll = (calls: readonly PersonToCall[]) =>
  calls.filter(({ phone }) => phone !== null).slice(0, shown);

/** Everybody else whom one can call, or whose number is not known. */
export function OtherCalls({ calls }: { calls: readonly PersonToCall[] }) {
  const others = calls.filter((person) => !firstOfAll(calls).includes(person));
  if (others.length === 0) return null;
  return (
    <details className={styles.others}>
      <summary>
        <span>
          <Trans>Call somebody else</Trans>
        </span>
        <Icon of={ChevronDown} />
      </summary>
      <div className={styles.acts}>
        {others.map((person) => (
          <Call key={person.id} person={person} />
        ))}
      </div>
    </details>
  );
}

/** The calls of the first screen: who can be called, and the ambulance. */
export function Calls({
  alert: { calls, endedAt, level },
}: {
  alert: Pick<AlertPage, 'calls' | 'endedAt' | 'level'>;
}) {
  const ambulance =
    level === 'urgent' && !endedAt ? (
      <ButtonLink href="tel:912" variant="alarm" icon={Phone} wide>
        <Trans>Call 912</Trans>
      </ButtonLink>
    ) : null;
  return (
    <>
      {firstOfAll(calls).map((person, place) => (
        <Call key={person.id} person={person} first={place === 0} />
      ))}
      {ambulance}
    </>
  );
}

/** Calls, and what the reader can do about an alert. */
export function AlertActs({ alert }: { alert: AlertPage }) {
  const { t } = useLingui();
  const { acknowledgedAt, elder, endedAt, id, mayClose, measured } = alert;
  const [pressed, setPressed] = useState(false);
  const take = useSeeAlert(elder.id);
  const close = useCloseAlert(elder.id);
  const isDoctor = elder.relation === 'doctor' && elder.permissions.includes('health:read');
  return (
    <section className={styles.acts} aria-label={t`What you can do`}>
      <OutcomePlace>
        {endedAt ? <Ended alert={alert} /> : null}
        {!endedAt && acknowledgedAt ? <Taken alert={alert} focused={pressed} /> : null}
        <Calls alert={alert} />
        {endedAt ? null : <HandOn alert={alert} />}
        {/* Whoever needs the help does not stop others from being told. */}
        {endedAt || acknowledgedAt || elder.by === 'self' ? null : (
          <TakeCare
            act={take}
            onPress={() => {
              setPressed(true);
              take.mutate(id, { done: null });
            }}
          />
        )}
        {mayClose && measured ? (
          <CloseAlert
            alertId={id}
            close={close.mutateAsync}
            name={t(alertName(measured.kind))}
            own={elder.by === 'self'}
          />
        ) : null}
        {isDoctor ? (
          <ButtonLink as={Link} to={paths.record(elder.id)} variant="second" icon={FileHeart} wide>
            <Trans>Open the chart</Trans>
          </ButtonLink>
        ) : null}
        <OtherCalls calls={alert.calls} />
      </OutcomePlace>
    </section>
  );
}
