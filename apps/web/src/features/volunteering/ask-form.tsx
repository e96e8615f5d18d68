import { addDays, dayInKigali } from '@hafi/base/kigali-time';
import { helpKinds, helpLimits, helpMinutes } from '@hafi/contract/volunteering/volunteering-terms';
import { formatDate } from '@hafi/i18n/dates';
import { RadioGroup } from '@hafi/ui/field/radio-group';
import { SelectField, TextArea, TextField } from '@hafi/ui/field/text-field';
import { Icon } from '@hafi/ui/icon/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { FormFrame } from '../../kit/form/form-frame.tsx';
import { sendOnce } from '../../kit/send-once.ts';
import { clockNow } from '../../lib/clock/server-clock.ts';
import { useHafiForm } from '../../lib/form/form.ts';
import { useLocale } from '../../lib/words/locale.ts';
import {
  type AskValues,
  askSchema,
  emptyAsk,
  nextDays,
  otherDay,
  partsLeft,
  spanOf,
  timesOf,
  toWish,
} from './ask-values.ts';
import styles from './volunteering.module.css';
import { useAskVolunteer } from './volunteering.queries.ts';
import { kindWords, lengthWords, partWords } from './words/help-words.ts';

const daysShown = 4;

function useDayOptions(now: Date) {
  const { t } = useLingui();
  const locale = useLocale();
  const today = dayInKigali(now);
  const names: Record<string, string> = { [today]: t`Today`, [addDays(today, 1)]: t`Tomorrow` };
  const days = nextDays(now, daysShown).map((day) => {
    const written = formatDate(day, locale, { style: 'weekday' });
    const name = names[day];
    return { value: day, label: name ?? written, ...(name ? { note: written } : {}) };
  });
  return [...days, { value: otherDay, label: t`Another day` }];
}

/**
 * Asks for help with three choices and a button: kind, day, part of the day; the rest has defaults.
 */
export function AskForm({ elderId }: { elderId: string }) {
  const { t } = useLingui();
  const now = clockNow();
  const ask = useAskVolunteer();
  const state = useHafiForm<AskValues>({
    schema: askSchema,
    draftKey: `ask-${elderId}`,
    defaults: emptyAsk,
    submit: async (values) => {
      const wish = toWish(values, elderId);
      await sendOnce('help-request', wish, (key) => ask.mutateAsync({ wish, key }));
      form.reset(emptyAsk);
      return t`Volunteers nearby see it now. We tell you as soon as somebody comes.`;
    },
  });
  const { field, form } = state;
  const dayOptions = useDayOptions(now);
  const [choice, date, part] = [form.watch('choice'), form.watch('date'), form.watch('part')];
  const day = choice === otherDay ? date : choice;
  const times = timesOf(part, day, now);
  return (
    <FormFrame state={state} gap="loose" save={<Trans>Ask volunteers</Trans>} icon={Send}>
      <RadioGroup
        legend={<Trans>What do you need?</Trans>}
        legendVariant="heading"
        options={helpKinds.map((kind) => ({
          value: kind,
          label: (
            <span className={styles.option}>
              <Icon of={kindWords[kind].icon} size="large" />
              {t(kindWords[kind].name)}
            </span>
          ),
          detail: t(kindWords[kind].detail),
        }))}
        {...field('kind')}
      />
      <RadioGroup
        legend={<Trans>Which day?</Trans>}
        legendVariant="heading"
        options={dayOptions}
        {...field('choice')}
      />
      {choice === otherDay ? (
        <TextField
          type="date"
          label={t`The other day`}
          min={dayInKigali(now)}
          max={addDays(dayInKigali(now), helpLimits.daysAhead)}
          {...field('date')}
        />
      ) : null}
      <RadioGroup
        legend={<Trans>Which part of the day?</Trans>}
        legendVariant="heading"
        options={(day ? partsLeft(day, now) : partsLeft('', now)).map((each) => ({
          value: each,
          label: t(partWords[each]),
          note: spanOf(each),
        }))}
        {...field('part')}
      />
      {times.length > 0 ? (
        <SelectField
          label={t`At a certain time? (optional)`}
          options={[
            { value: '', label: t`Any time of this part of the day` },
            ...times.map((time) => ({ value: time, label: time })),
          ]}
          {...field('time')}
        />
      ) : null}
      <SelectField
        label={t`About how long?`}
        options={helpMinutes.map((minutes) => {
          const words = lengthWords[minutes];
          return { value: String(minutes), label: words ? t(words) : String(minutes) };
        })}
        {...field('minutes')}
      />
      <TextArea
        label={t`What should they know? (optional)`}
        hint={t`For example what to buy, or where to go. Please write nothing about health or money.`}
        rows={3}
        maxLength={helpLimits.note}
        {...field('note')}
      />
    </FormFrame>
  );
}
