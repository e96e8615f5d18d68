import type { HealthAlert } from '@hafi/contract/alerts/alert.schemas';
import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { OwnLimits } from '@hafi/contract/vitals/own-limits';
import { type VitalKind, type VitalValues, vitalKinds } from '@hafi/contract/vitals/vital-kinds';
import { gravityOf, type VitalStatus } from '@hafi/contract/vitals/vital-status';
import { Alert } from '@hafi/ui/alert/alert';
import { ButtonLink } from '@hafi/ui/button/button';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, CloudUpload, HeartPulse, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { JudgedBy } from '../../../kit/vitals/judged-by.tsx';
import { ReadingStatus } from '../../../kit/vitals/reading-status.tsx';
import { showValues } from '../../../kit/vitals/show-values.ts';
import { UrgentCard } from '../../../kit/vitals/urgent-card.tsx';
import { adviceForOthers, kindWords, statusAdvice } from '../../../kit/vitals/vital-words.ts';
import { paths } from '../../../lib/paths.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import styles from './measure.module.css';
import { StageHeading } from './stage-heading.tsx';

/** The stored reading. */
export interface KeptReading {
  readonly kind: VitalKind;
  readonly values: VitalValues;
  readonly status: VitalStatus;
  readonly judgedBy: OwnLimits | null;
  /** The server's advice; null while the server does not have the reading, or when it is normal. */
  readonly alert: HealthAlert | null;
  readonly waiting: boolean;
  /** The pulse that a cuff measured together with the pressure. */
  readonly pulse: number | null;
}

const tones = { normal: 'success', watch: 'warning', urgent: 'error' } as const;

/** Confirms that the reading is stored: its status, advice, and the next step. */
export function DoneStage({ elder, kept }: { elder: Elder; kept: KeptReading }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { kind, values, status, judgedBy, alert, waiting, pulse } = kept;
  const isOwn = elder.by === 'self';
  const { firstName } = elder;
  // Several readings together, or a loss of consciousness, may be graver than this one.
  const level =
    alert && gravityOf(alert.level) > gravityOf(status.level) ? alert.level : status.level;
  return (
    <Stack fill gap="loose">
      <StageHeading elder={elder} takesFocus>
        {waiting ? t`Kept on this device` : t`Saved`}
      </StageHeading>
      {level === 'urgent' ? (
        <UrgentCard
          elder={elder}
          head={t(kindWords[kind].name)}
          value={showValues(kind, values, locale)}
          fate={waiting ? 'waiting' : 'taken'}
        >
          <ReadingStatus kind={kind} status={status} />
          <JudgedBy limits={judgedBy} />
        </UrgentCard>
      ) : (
        <Stack gap="tight">
          <p>{t(kindWords[kind].name)}</p>
          <p className={styles.figure}>
            {showValues(kind, values, locale)}{' '}
            <span className={styles.unit}>{vitalKinds[kind].unit}</span>
          </p>
          <ReadingStatus kind={kind} status={status} />
          <JudgedBy limits={judgedBy} />
        </Stack>
      )}
      {waiting ? (
        <Alert tone="warning" icon={CloudUpload}>
          <Trans>
            It is sent by itself when the internet is back. You need not enter it again.
          </Trans>
        </Alert>
      ) : null}
      {kind === 'weight' && !alert ? null : (
        <Alert
          tone={tones[level]}
          // What the server says of it is written to the elder.
          title={alert && !isOwn ? <Trans>Read this to {firstName}, or help with it:</Trans> : null}
        >
          {alert?.message ??
            (isOwn || level === 'normal' ? t(statusAdvice[level]) : t(adviceForOthers[level]))}
        </Alert>
      )}
      <Stack fill>
        {pulse ? (
          <ButtonLink
            as={Link}
            to={paths.measure(elder.id, 'heart-rate')}
            state={{ pulse }}
            variant="second"
            icon={HeartPulse}
            wide
          >
            <Trans>Keep the pulse of {pulse} too</Trans>
          </ButtonLink>
        ) : null}
        <ButtonLink as={Link} to={paths.vitals(elder.id)} icon={Check} wide>
          <Trans>See all readings</Trans>
        </ButtonLink>
        <ButtonLink as={Link} to={paths.measure(elder.id)} variant="second" icon={Plus} wide>
          <Trans>Measure something else</Trans>
        </ButtonLink>
      </Stack>
    </Stack>
  );
}
