import {
  bloodTypes,
  type MedicalSummary,
  medicalTextLimit,
} from '@hafi/contract/accounts/profile.schemas';
import { Alert } from '@hafi/ui/alert/alert';
import { ButtonLink } from '@hafi/ui/button/button';
import { SelectField, TextArea } from '@hafi/ui/field/text-field';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { IdCard } from 'lucide-react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { FormFrame } from '../../../kit/form/form-frame.tsx';
import { useHafiForm } from '../../../lib/form/form.ts';
import { paths } from '../../../lib/paths.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useAccount } from '../../../lib/session.ts';
import { useMedicalSummary, useSaveSummary } from '../accounts.queries.ts';
import styles from '../settings/settings.module.css';

type Values = Record<keyof MedicalSummary, string>;

const words = z.string().check(z.maxLength(medicalTextLimit));
const schema = z.object({
  bloodType: z.string(),
  allergies: words,
  medications: words,
  conditions: words,
  emergencyNotes: words,
});

const valuesOf = (summary: MedicalSummary): Values => ({
  bloodType: summary.bloodType ?? '',
  allergies: summary.allergies ?? '',
  medications: summary.medications ?? '',
  conditions: summary.conditions ?? '',
  emergencyNotes: summary.emergencyNotes ?? '',
});

const summaryOf = (values: Values): MedicalSummary => ({
  bloodType: bloodTypes.find((type) => type === values.bloodType) ?? null,
  allergies: values.allergies.trim() || null,
  medications: values.medications.trim() || null,
  conditions: values.conditions.trim() || null,
  emergencyNotes: values.emergencyNotes.trim() || null,
});

function MedicalForm({ saved }: { saved: MedicalSummary }) {
  const { t } = useLingui();
  const { id } = useAccount();
  const save = useSaveSummary();
  const state = useHafiForm<Values>({
    schema,
    draftKey: `profile-medical-${id}`,
    defaults: valuesOf(saved),
    fallback: t`Failed to update profile`,
    submit: async (values) => {
      await save.mutateAsync(summaryOf(values));
      return t`Profile updated successfully!`;
    },
  });
  const { field } = state;
  return (
    <FormFrame state={state} save={<Trans>Save medical card</Trans>} wide>
      <SelectField
        label={t`Blood type`}
        placeholder={t`I do not know`}
        options={bloodTypes.map((type) => ({ value: type, label: type }))}
        {...field('bloodType')}
      />
      <TextArea
        label={t`Allergies`}
        hint={t`Medicines, foods or insects that make you ill.`}
        rows={2}
        {...field('allergies')}
      />
      <TextArea
        label={t`Medications`}
        hint={t`What you take, how much and when.`}
        rows={3}
        {...field('medications')}
      />
      <TextArea
        label={t`Medical conditions`}
        hint={t`Illnesses you live with, operations you have had.`}
        rows={3}
        {...field('conditions')}
      />
      <TextArea
        label={t`Notes for helpers`}
        hint={t`For example: speak loudly, I do not hear well.`}
        rows={2}
        {...field('emergencyNotes')}
      />
    </FormFrame>
  );
}

/** The person's medical card: what helpers must know in an emergency. */
export function ProfileMedical() {
  const { t } = useLingui();
  const query = useMedicalSummary();
  return (
    <Stack as="section" fill className={styles.narrow}>
      <h2>
        <Trans>Medical card</Trans>
      </h2>
      <Alert>
        <Trans>
          Those of your care circle who may see your health can read this card. Write what a helper
          must know, in short words.
        </Trans>
      </Alert>
      <QueryState
        query={query}
        label={t`Loading your medical card`}
        failed={t`Your medical card could not be loaded.`}
      >
        {(summary) => <MedicalForm saved={summary} />}
      </QueryState>
      <div>
        <ButtonLink as={Link} to={paths.medicalCard} variant="second" icon={IdCard}>
          <Trans>Show, print or keep it as a picture</Trans>
        </ButtonLink>
      </div>
    </Stack>
  );
}
