import type { Glance } from '@hafi/contract/alerts/glance.schemas';
import type { EmergencyLine } from '@hafi/contract/emergency/emergency.schemas';
import { Button } from '@hafi/ui/button/button';
import { CallKey } from '@hafi/ui/call-key/call-key';
import { HealthStatus } from '@hafi/ui/health-status/health-status';
import { Name } from '@hafi/ui/name/name';
import { Tile } from '@hafi/ui/tile/tile';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { ActFailure } from '../../kit/act-failure.tsx';
import { CallStands } from '../../kit/emergency/call-stands.tsx';
import { paths } from '../../lib/paths.ts';
import { useSeeAlert } from './alerts.queries.ts';
import styles from './family-lines.module.css';
import { type LineState, lateFirst } from './line-state.ts';
import { useDetail, Why } from './line-words.tsx';

const words: Record<Exclude<LineState, 'untold'>, MessageDescriptor> = {
  urgent: msg`Urgent`,
  silent: msg`No word`,
  look: msg`Look`,
  early: msg`No word yet`,
  new: msg`New here`,
  well: msg`Well`,
};
const levels = {
  urgent: 'urgent',
  silent: 'none',
  look: 'watch',
  early: 'none',
  new: 'none',
  well: 'normal',
} as const;

/** Where a line leads: to what is wrong, otherwise to the elder's health. */
function pageOf(glance: Glance, call: EmergencyLine | undefined): string {
  const { id } = glance.elder;
  if (call) return paths.runningEmergency(call.id, id);
  const [alert] = glance.standing;
  const late = lateFirst(glance);
  if (late) return paths.lateCheckIn(late.id, id);
  if (alert) return paths.alert(alert.id, id);
  return glance.closed ? paths.alert(glance.closed.id, id) : paths.healthOf(id);
}

/** One elder: who, how, why, since when, who is on it, and a key that calls. */
export function FamilyLine(props: {
  glance: Glance;
  state: LineState;
  /** Their call for help that goes on, before which all else steps back. */
  call?: EmergencyLine | undefined;
  /** Nobody else in the list has this first name, so that a phone may show it alone. */
  isOnly: boolean;
}) {
  const { call, glance, isOnly, state } = props;
  const { t } = useLingui();
  const { elder, phone, standing } = glance;
  const { id, name, photo } = elder;
  const [alert] = standing;
  const take = useSeeAlert(id);
  const [pressed, setPressed] = useState(false);
  const known = useDetail(glance, state);
  const detail = call ? <CallStands call={call} /> : known;
  const said = useRef<HTMLParagraphElement>(null);
  const isTaken = Boolean(alert?.acknowledgedAt);
  useEffect(() => {
    if (pressed && isTaken) said.current?.focus();
  }, [pressed, isTaken]);
  const isOpen = !call && alert?.level === 'urgent' && !isTaken;
  const rest = name.startsWith(`${elder.firstName} `) ? name.slice(elder.firstName.length + 1) : '';
  return (
    <li className={styles.line} data-state={state}>
      <Link to={pageOf(glance, call)} className={styles.main}>
        <Tile personId={id} name={name} photo={photo} className={styles.tile} />
        <span className={styles.words}>
          <b className={styles.name}>
            <Name>{rest ? elder.firstName : name}</Name>
            {rest ? (
              <span className={isOnly ? styles.surname : undefined}>
                {' '}
                <Name>{rest}</Name>
              </span>
            ) : null}
          </b>{' '}
          {state === 'untold' ? null : (
            <HealthStatus level={levels[state]} loud={state === 'urgent'}>
              {t(words[state])}
            </HealthStatus>
          )}{' '}
          <span className={styles.why}>
            {call ? <Trans>calls for help</Trans> : <Why glance={glance} state={state} />}
          </span>
        </span>
      </Link>
      {phone ? (
        <CallKey
          href={`tel:${phone}`}
          aria-label={t`Call ${name}`}
          className={styles.call}
          first={state === 'urgent'}
        />
      ) : null}
      {detail ? (
        <p ref={said} tabIndex={-1} className={styles.detail}>
          {detail}
        </p>
      ) : null}
      {alert && isOpen ? (
        <div className={styles.act}>
          <ActFailure act={take} />
          <Button
            wide
            busy={take.isPending}
            aria-label={`${t`I take care of it`}: ${name}`}
            onClick={() => {
              setPressed(true);
              take.mutate(alert.id, { done: null });
            }}
          >
            <Trans>I take care of it</Trans>
          </Button>
        </div>
      ) : null}
    </li>
  );
}
