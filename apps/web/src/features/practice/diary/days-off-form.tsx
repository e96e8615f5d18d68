import { addDaysOff } from '@hafi/contract/practice/practice.contract';
import { formatDate } from '@hafi/i18n/dates';
import { Card } from '@hafi/ui/card/card';
import { TextField } from '@hafi/ui/field/text-field';
import { Heading } from '@hafi/ui/heading/heading';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarOff } from 'lucide-react';
import { FormFrame } from '../../../kit/form/form-frame.tsx';
import { useHafiForm } from '../../../lib/form/form.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { useAddDaysOff } from '../practice.queries.ts';
import styles from './practice.module.css';

interface Values {
  from: string;
  to: string;
  reason: string;
}

/** Adds a period of days off. */
export function DaysOffForm({ today }: { today: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const add = useAddDaysOff();
  const state = useHafiForm<Values>({
    schema: addDaysOff.body,
    defaults: { from: '', to: '', reason: '' },
    draftKey: 'days-off',
    submit: async (values) => {
      await add.mutateAsync(values);
      form.reset({ from: '', to: '', reason: '' });
      const first = formatDate(values.from, locale, { style: 'full' });
      const last = formatDate(values.to, locale, { style: 'full' });
      return values.from === values.to
        ? t`You are off on ${first}: nobody can book that day.`
        : t`You are off from ${first} to ${last}: nobody can book these days.`;
    },
  });
  const { field, form } = state;
  return (
    <Card as="section" matter="well">
      <Stack fill>
        <Heading level={2} size={4}>
          <Trans>Take days off</Trans>
        </Heading>
        <FormFrame state={state} save={<Trans>Take days off</Trans>} icon={CalendarOff}>
          <div className={styles.pair}>
            <TextField label={t`First day off`} type="date" min={today} {...field('from')} />
            <TextField
              label={t`Last day off`}
              type="date"
              min={form.watch('from') || today}
              {...field('to')}
            />
          </div>
          <TextField
            label={t`Reason (optional)`}
            hint={t`Only you can read it.`}
            maxLength={200}
            {...field('reason')}
          />
        </FormFrame>
      </Stack>
    </Card>
  );
}
