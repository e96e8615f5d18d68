import type { Elder } from '@hafi/contract/circle/circle.contract';
import { type VitalKind, type VitalValues, vitalKinds } from '@hafi/contract/vitals/vital-kinds';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { showValues } from '../../../kit/vitals/show-values.ts';
import { kindWords } from '../../../kit/vitals/vital-words.ts';
import { useOnline } from '../../../lib/online.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import styles from './measure.module.css';
import { StageHeading } from './stage-heading.tsx';

/** Asks for confirmation of an extreme value, which may be a typing error. */
export function SureStage(props: {
  elder: Elder;
  kind: VitalKind;
  values: VitalValues;
  busy: boolean;
  failure: string | null;
  onYes: () => void;
  onBack: () => void;
}) {
  const { elder, kind, values, busy, failure, onYes, onBack } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const online = useOnline();
  const written = showValues(kind, values, locale);
  return (
    <Stack fill gap="loose">
      <StageHeading elder={elder} takesFocus>{t`Are you sure?`}</StageHeading>
      <Stack gap="tight">
        <p>{t(kindWords[kind].name)}</p>
        <p className={styles.figure}>
          {written} <span className={styles.unit}>{vitalKinds[kind].unit}</span>
        </p>
      </Stack>
      <p>
        {kind === 'weight' ? (
          <Trans>
            This value is far from usual. Look at the scale again, or weigh again. Does it belong to
            the right person?
          </Trans>
        ) : online ? (
          <Trans>
            This value is far from usual. Look at the device again, or measure again. If it is
            right, your circle is told at once.
          </Trans>
        ) : (
          <Trans>
            This value is far from usual. Look at the device again, or measure again. If it is
            right, your circle is told once there is internet again.
          </Trans>
        )}
      </p>
      {failure ? (
        <Alert tone="error" live="assertive">
          {failure}
        </Alert>
      ) : null}
      <Stack fill>
        <Button wide busy={busy} onClick={onYes}>
          <Trans>Yes, it is {written}</Trans>
        </Button>
        <Button wide variant="second" onClick={onBack}>
          <Trans>No, change it</Trans>
        </Button>
      </Stack>
    </Stack>
  );
}
