import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { PartLoading } from '../../lib/part-loading.tsx';

const SignNote = lazyPart(async () => (await import('./sign-note.tsx')).SignNote);

/** The question before a note is signed; it loads with the first press. */
export function AskingToSign(props: ComponentProps<typeof SignNote>) {
  const { t } = useLingui();
  return (
    <Suspense fallback={<PartLoading label={t`Please wait`} />}>
      <SignNote {...props} />
    </Suspense>
  );
}
