import { helpRating } from '@hafi/contract/volunteering/volunteering.schemas';
import { helpLimits } from '@hafi/contract/volunteering/volunteering-terms';
import { Button } from '@hafi/ui/button/button';
import { RadioGroup } from '@hafi/ui/field/radio-group';
import { TextArea } from '@hafi/ui/field/text-field';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import * as z from 'zod/mini';
import { FormProblems } from '../../kit/form/form-problems.tsx';
import { useHafiForm } from '../../lib/form/form.ts';
import { useRateHelp } from './volunteering.queries.ts';

/** Best first. */
const answers = ['5', '4', '3', '2', '1'] as const;

const schema = z.object({ stars: z.enum(answers), thanks: helpRating.shape.thanks });

interface RateValues {
  stars: '' | (typeof answers)[number];
  thanks: string;
}

/** Rates the help. */
export function RateForm({ requestId, firstName }: { requestId: string; firstName: string }) {
  const { t } = useLingui();
  const rate = useRateHelp(requestId);
  const { attempt, busy, errors, failure, field, onSubmit } = useHafiForm<RateValues>({
    schema,
    defaults: { stars: '', thanks: '' },
    submit: async ({ stars, thanks }) => {
      await rate.mutateAsync({ stars: Number(stars), thanks });
    },
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack fill>
        <FormProblems errors={errors} attempt={attempt} failure={failure} />
        <RadioGroup
          legend={t`How was the help?`}
          options={[
            { value: '5', label: t`Very good` },
            { value: '4', label: t`Good` },
            { value: '3', label: t`Neither good nor bad` },
            { value: '2', label: t`Not so good` },
            { value: '1', label: t`Bad` },
          ]}
          {...field('stars')}
        />
        <TextArea
          label={t`A word for ${firstName} (optional)`}
          rows={2}
          maxLength={helpLimits.thanks}
          {...field('thanks')}
        />
        <div>
          <Button type="submit" variant="second" icon={Send} busy={busy} busyLabel={t`Please wait`}>
            <Trans>Send</Trans>
          </Button>
        </div>
      </Stack>
    </form>
  );
}
