import { formatNumber } from '@hafi/i18n/numbers';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Stepper, type StepperProps } from '@hafi/ui/stepper/stepper';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '../../lib/words/locale.ts';
import type { MedicationStep } from './use-medication-form.ts';

/** The last step: reminders, when to tell the circle, and when to warn about a refill. */
export function StepReminders({ change, draft, errors }: MedicationStep) {
  const { t } = useLingui();
  const locale = useLocale();
  const format = (value: number) => formatNumber(value, locale);
  const minutes: Pick<
    StepperProps,
    'step' | 'unit' | 'lessLabel' | 'moreLabel' | 'say' | 'format'
  > = {
    step: 5,
    unit: t`minutes`,
    lessLabel: t`Fewer minutes`,
    moreLabel: t`More minutes`,
    format,
    say: (value) => t`${value} minutes`,
  };
  const planned = draft.kind !== 'as-needed';
  return (
    <Stack fill gap="loose">
      {planned ? (
        <>
          <Quiet>
            <Trans>We remind at the time of each dose. What if nobody marks it?</Trans>
          </Quiet>
          <Stepper
            {...minutes}
            label={t`Remind again after`}
            id="remindAgainMinutes"
            error={errors.remindAgainMinutes}
            value={draft.remindAgainMinutes}
            onChange={(remindAgainMinutes) => change({ remindAgainMinutes })}
            min={5}
            max={240}
          />
          <Stepper
            {...minutes}
            label={t`Tell the circle after`}
            hint={t`Those who receive alerts`}
            id="tellCircleMinutes"
            error={errors.tellCircleMinutes}
            value={draft.tellCircleMinutes}
            onChange={(tellCircleMinutes) => change({ tellCircleMinutes })}
            min={10}
            max={720}
          />
        </>
      ) : (
        <p>
          <Trans>Nobody is reminded of what is taken only when needed.</Trans>
        </p>
      )}
      {draft.counted && planned ? (
        <Stepper
          label={t`Warn when it is enough for fewer than`}
          id="refillDays"
          error={errors.refillDays}
          value={draft.refillDays}
          onChange={(refillDays) => change({ refillDays })}
          min={0}
          max={60}
          step={1}
          unit={t`days`}
          lessLabel={t`Fewer days`}
          moreLabel={t`More days`}
          format={format}
          say={(value) => t`${value} days`}
        />
      ) : null}
    </Stack>
  );
}
