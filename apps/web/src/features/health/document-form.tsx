import { uploadLimit, uploadTypes } from '@hafi/contract/core/uploads';
import { documentFacts } from '@hafi/contract/health/document.schemas';
import { documentKinds } from '@hafi/contract/health/document-kinds';
import { dayInKigali } from '@hafi/i18n/kigali-time';
import { SelectField, TextField } from '@hafi/ui/field/text-field';
import { FilePicker } from '@hafi/ui/file-picker/file-picker';
import { useLingui } from '@lingui/react';
import { useLingui as useMacro } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useHafiForm } from '../../lib/form.ts';
import { useAccount } from '../../lib/session.ts';
import { useUpload } from '../../lib/use-upload.ts';
import { useAddDocument } from './document.queries.ts';
import { documentKindNames } from './document-names.ts';
import { EntryForm } from './entry-form.tsx';

interface Values {
  file: string;
  title: string;
  kind: string;
  date: string;
}

const withFile = z.extend(documentFacts, {
  file: z.string().check(z.minLength(1, { error: 'required' })),
});

/** Adds a document: a file or a photo, and what it is. */
export function DocumentForm(props: { elderId: string; onDone: (saved: boolean) => void }) {
  const { elderId, onDone } = props;
  const { t } = useMacro();
  const { _ } = useLingui();
  const { id: person } = useAccount();
  const add = useAddDocument(elderId);
  const upload = useUpload(person);
  const [file, setFile] = useState<File | null>(null);
  const [fileFault, setFileFault] = useState<string>();
  const state = useHafiForm<Values>({
    schema: z.pipe(
      z.transform((values: Values) => ({ ...values, file: file?.name ?? '' })),
      withFile,
    ),
    defaults: { file: '', title: '', kind: 'lab-result', date: dayInKigali(new Date()) },
    draftKey: `document:${elderId}`,
    texts: {
      'file.required': t`Choose a file, or take a photo of the paper.`,
      'title.required': t`Say what it is, in a few words.`,
    },
    submit: async (values) => {
      if (!file) return;
      const facts = z.parse(documentFacts, values);
      const uploadId = await upload.send(file);
      // Stopped by the person: the form stays as it is.
      if (uploadId === null) return;
      await add.mutateAsync({ ...facts, uploadId });
      onDone(true);
    },
  });
  const choose = (chosen: File) => {
    const fits = chosen.size > 0 && chosen.size <= uploadLimit;
    setFile(fits ? chosen : null);
    setFileFault(
      fits ? undefined : t`This file is empty or larger than 10 MB. Please choose another one.`,
    );
  };
  const missing = state.errors.find(({ field }) => field === 'file')?.text;
  return (
    <EntryForm state={state} onCancel={() => onDone(false)}>
      <FilePicker
        id="file"
        label={t`The document`}
        hint={t`PDF, JPG or PNG, at most 10 MB. A photo of the paper is enough: lay it flat, in good light.`}
        error={fileFault ?? (file ? undefined : missing)}
        chooseLabel={file ? t`Choose another file` : t`Choose a file`}
        cameraLabel={t`Take a photo`}
        accept={uploadTypes.join(',')}
        onChoose={choose}
        chosen={
          file
            ? { name: file.name, removeLabel: t`Without this file`, onRemove: () => setFile(null) }
            : undefined
        }
        sending={upload.sending}
      />
      <TextField
        label={t`Short name of the document`}
        hint={t`Such as: blood count, June`}
        maxLength={120}
        {...state.field('title')}
      />
      <SelectField
        label={t`Kind`}
        options={documentKinds.map((value) => ({ value, label: _(documentKindNames[value]) }))}
        {...state.field('kind')}
      />
      <TextField
        label={t`Date on the document`}
        type="date"
        max={dayInKigali(new Date())}
        {...state.field('date')}
      />
    </EntryForm>
  );
}
