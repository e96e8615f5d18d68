import { helpRating } from '@hafi/contract/volunteering/volunteering.schemas';
import { helpLimits } from '@hafi/contract/volunteering/volunteering-terms';
import { RadioGroup } from '@hafi/ui/field/radio-group';
import { TextArea } from '@hafi/ui/field/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import * as z from 'zod/mini';
import { FormFrame } from '../../kit/form/form-frame.tsx';
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
  const state = useHafiForm<RateValues>({
    schema,
    draftKey: `rate-${requestId}`,
    defaults: { stars: '', thanks: '' },
    submit: async ({ stars, thanks }) => {
      await rate.mutateAsync({ stars: Number(stars), thanks });
      return t`Thank you. ${firstName} can read it now.`;
    },
  });
  const { field } = state;
  return (
    <FormFrame state={state} save={<Trans>Send</Trans>} icon={Send} variant="second">
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
    </FormFrame>
  );
}
