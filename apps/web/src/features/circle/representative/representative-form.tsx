import { dayInKigali } from '@hafi/base/kigali-time';
import { courtDecision } from '@hafi/contract/circle/representative.schemas';
import { Card } from '@hafi/ui/card/card';
import { TextField } from '@hafi/ui/field/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { FormFrame } from '../../../kit/form/form-frame.tsx';
import { PickedFile, usePickedFile } from '../../../kit/picked-file.tsx';
import { clockNow } from '../../../lib/clock/server-clock.ts';
import { useUpload } from '../../../lib/files/use-upload.ts';
import { useHafiForm } from '../../../lib/form/form.ts';
import { useAccount } from '../../../lib/session.ts';
import styles from '../circle.module.css';
import { useMakeClaim } from './representative.queries.ts';

interface Values {
  court: string;
  decisionNumber: string;
  decidedOn: string;
  file: string;
}

const withFile = z.extend(courtDecision, {
  file: z.string().check(z.minLength(1, { error: 'required' })),
});

/** Sends the court document and its details. */
export function RepresentativeForm(props: {
  elder: { readonly id: string; readonly firstName: string };
  onDone: () => void;
}) {
  const { elder, onDone } = props;
  const { firstName } = elder;
  const { t } = useLingui();
  const { id: person } = useAccount();
  const make = useMakeClaim(elder.id);
  const upload = useUpload(person);
  const picked = usePickedFile();
  const { file } = picked;
  const state = useHafiForm<Values>({
    schema: z.pipe(
      z.transform((values: Values) => ({ ...values, file: file?.name ?? '' })),
      withFile,
    ),
    draftKey: `representative-${elder.id}`,
    defaults: { court: '', decisionNumber: '', decidedOn: '', file: '' },
    texts: {
      'court.required': t`Enter the name of the court.`,
      'decisionNumber.required': t`Enter the number that stands on the decision.`,
      'decidedOn.invalid-date': t`Enter the day of the decision.`,
      'file.required': t`Choose the document of the court, or take a photo of it.`,
    },
    submit: async (values) => {
      if (!file) return null;
      const decision = z.parse(courtDecision, values);
      const uploadId = await upload.send(file);
      // Cancelled by the person: the form stays as it is.
      if (uploadId === null) return null;
      await make.mutateAsync({ ...decision, uploadId });
      onDone();
      return t`The document of the court is sent to be checked.`;
    },
  });
  const missing = state.errors.find(({ field }) => field === 'file')?.text;
  return (
    <Card className={styles.form}>
      <FormFrame
        title={<Trans>A court has named me</Trans>}
        state={state}
        save={<Trans>Send it to be checked</Trans>}
        onCancel={onDone}
      >
        <p>
          <Trans>
            In Rwanda only a court can name somebody who decides for a grown person. A coordinator
            compares your document with what you write here. {firstName} is told at once that you
            sent it. Nobody else in the circle sees the document.
          </Trans>
        </p>
        <TextField label={t`Name of the court`} maxLength={120} {...state.field('court')} />
        <TextField
          label={t`Number of the decision`}
          hint={t`As it stands at the top of the document.`}
          maxLength={60}
          autoComplete="off"
          {...state.field('decisionNumber')}
        />
        <TextField
          label={t`Day of the decision`}
          type="date"
          max={dayInKigali(clockNow())}
          {...state.field('decidedOn')}
        />
        <PickedFile
          picked={picked}
          sending={upload.sending}
          label={t`Document of the court`}
          hint={t`PDF, JPG or PNG, at most 10 MB. All pages, with the seal: as one PDF, or a photo of the page with the decision.`}
          missing={missing}
        />
      </FormFrame>
    </Card>
  );
}
