import { weekdays } from '@hafi/base/weekdays';
import { dayNames } from '@hafi/i18n/date-names';
import { Accordion, AccordionItem } from '@hafi/ui/accordion/accordion';
import { SelectField } from '@hafi/ui/field/text-field';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import type { useHafiForm } from '../../../lib/form/form.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { dayKey, type PlanDraft, quarters } from './plan-draft.ts';

/** The hour of each chosen day, where it is not the usual one; behind one press while there is none. */
export function OtherHours({
  open,
  state: { field, form },
}: {
  open: boolean;
  state: ReturnType<typeof useHafiForm<PlanDraft>>;
}) {
  const { t } = useLingui();
  const locale = useLocale();
  const chosen = form.watch('weekdays');
  const time = form.watch('time');
  return (
    <Accordion>
      <AccordionItem open={open} title={<Trans>Other hours on some days</Trans>}>
        <Stack fill>
          {weekdays
            .filter((day) => chosen.includes(day))
            .map((day) => (
              <SelectField
                key={day}
                label={dayNames[locale][day - 1]}
                placeholder={t`${time}, as usual`}
                options={quarters.map((quarter) => ({ value: quarter, label: quarter }))}
                {...field(`others.${dayKey(day)}`)}
              />
            ))}
        </Stack>
      </AccordionItem>
    </Accordion>
  );
}
