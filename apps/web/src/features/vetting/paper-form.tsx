import { type PaperKind, paperKinds } from '@hafi/contract/vetting/vetting-terms';
import { Card } from '@hafi/ui/card/card';
import { SelectField } from '@hafi/ui/field/text-field';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { FilePlus } from 'lucide-react';
import * as z from 'zod/mini';
import { FormFrame } from '../../kit/form/form-frame.tsx';
import { PickedFile, usePickedFile } from '../../kit/picked-file.tsx';
import { paperWords } from '../../kit/vetting/vetting-words.ts';
import { useUpload } from '../../lib/files/use-upload.ts';
import { useHafiForm } from '../../lib/form/form.ts';
import { useAccount } from '../../lib/session.ts';

interface Values {
  kind: PaperKind;
  file: string;
}

const schema = z.object({
  kind: z.enum(paperKinds),
  file: z.string().check(z.minLength(1, { error: 'required' })),
});

/** Adds a paper: a photo or a file, and what it shows. */
export function PaperForm(props: {
  /** What the papers may show. */
  kinds: readonly PaperKind[];
  add: (paper: { kind: PaperKind; uploadId: string }) => Promise<unknown>;
  /** Whether it stands in a card, which has a heading of its own. */
  inCard?: boolean;
}) {
  const Title = props.inCard ? 'h4' : 'h2';
  const { add, kinds } = props;
  const { t } = useLingui();
  const upload = useUpload(useAccount().id);
  const picked = usePickedFile();
  const { file } = picked;
  const state = useHafiForm<Values>({
    schema: z.pipe(
      z.transform((values: Values) => ({ ...values, file: file?.name ?? '' })),
      schema,
    ),
    defaults: { kind: 'identity', file: '' },
    texts: { 'file.required': t`Choose the paper, or take a photo of it.` },
    submit: async ({ kind }) => {
      if (!file) return null;
      const uploadId = await upload.send(file);
      // Cancelled by the person: the form stays as it is.
      if (uploadId === null) return null;
      await add({ kind, uploadId });
      picked.remove();
      return t`The paper is added.`;
    },
  });
  const missing = state.errors.find(({ field }) => field === 'file')?.text;
  return (
    <Card as="section">
      <Stack fill>
        <Title>
          <Trans>Add a paper</Trans>
        </Title>
        <FormFrame gap="loose" state={state} save={<Trans>Add this paper</Trans>} icon={FilePlus}>
          <SelectField
            label={t`What it shows`}
            options={kinds.map((value) => ({ value, label: t(paperWords[value]) }))}
            {...state.field('kind')}
          />
          <PickedFile
            picked={picked}
            sending={upload.sending}
            label={t`The paper`}
            hint={t`PDF, JPG or PNG, at most 10 MB. All of it must be easy to read.`}
            missing={missing}
          />
        </FormFrame>
      </Stack>
    </Card>
  );
}
