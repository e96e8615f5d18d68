import { dayInKigali } from '@hafi/base/kigali-time';
import { documentFacts } from '@hafi/contract/documents/document.schemas';
import { documentKinds } from '@hafi/contract/documents/document-kinds';
import { SelectField, TextField } from '@hafi/ui/field/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { FormFrame } from '../../kit/form/form-frame.tsx';
import { PickedFile, usePickedFile } from '../../kit/picked-file.tsx';
import { clockNow } from '../../lib/clock/server-clock.ts';
import { useUpload } from '../../lib/files/use-upload.ts';
import { useHafiForm } from '../../lib/form/form.ts';
import { useAccount } from '../../lib/session.ts';
import { documentKindNames } from './document-names.ts';
import { useAddDocument } from './documents.queries.ts';

interface Values {
  file: string;
  title: string;
  kind: string;
  date: string;
}

const withFile = z.extend(documentFacts, {
  file: z.string().check(z.minLength(1, { error: 'required' })),
});

/** Adds a document: a file or photo, and its details. */
export function DocumentForm(props: { elderId: string; onDone: () => void }) {
  const { elderId, onDone } = props;
  const { t } = useLingui();
  const { id: person } = useAccount();
  const add = useAddDocument(elderId);
  const upload = useUpload(person);
  const picked = usePickedFile();
  const { file } = picked;
  const state = useHafiForm<Values>({
    schema: z.pipe(
      z.transform((values: Values) => ({ ...values, file: file?.name ?? '' })),
      withFile,
    ),
    defaults: { file: '', title: '', kind: 'lab-result', date: dayInKigali(clockNow()) },
    draftKey: `document:${elderId}`,
    texts: {
      'file.required': t`Choose a file, or take a photo of the paper.`,
      'title.required': t`Say what it is, in a few words.`,
    },
    submit: async (values) => {
      if (!file) return null;
      const facts = z.parse(documentFacts, values);
      const uploadId = await upload.send(file);
      // Cancelled by the person: the form stays as it is.
      if (uploadId === null) return null;
      await add.mutateAsync({ ...facts, uploadId });
      onDone();
      const { title } = facts;
      return t`"${title}" is kept.`;
    },
  });
  const missing = state.errors.find(({ field }) => field === 'file')?.text;
  return (
    <FormFrame title={<Trans>Add a document</Trans>} gap="normal" state={state} onCancel={onDone}>
      <PickedFile
        picked={picked}
        sending={upload.sending}
        label={t`The document`}
        hint={t`PDF, JPG or PNG, at most 10 MB. A photo of the paper is enough: lay it flat, in good light.`}
        missing={missing}
      />
      <TextField
        label={t`Short name of the document`}
        hint={t`Such as: blood count, June`}
        maxLength={120}
        {...state.field('title')}
      />
      <SelectField
        label={t`Kind`}
        options={documentKinds.map((value) => ({ value, label: t(documentKindNames[value]) }))}
        {...state.field('kind')}
      />
      <TextField
        label={t`Date on the document`}
        type="date"
        max={dayInKigali(clockNow())}
        {...state.field('date')}
      />
    </FormFrame>
  );
}
