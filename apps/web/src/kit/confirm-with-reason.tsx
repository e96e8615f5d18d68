import { TextArea } from '@hafi/ui/field/text-field';
import { type ComponentProps, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** A `ConfirmDialog` that also asks why; the answer may stay empty. */
export function ConfirmWithReason({
  why,
  longest,
  act,
  ...requested
}: Omit<ComponentProps<typeof ConfirmDialog>, 'act' | 'children'> & {
  /** Label of the field. */
  why: string;
  /** The longest reason, in characters. */
  longest: number;
  act: (reason: string) => Promise<unknown>;
}) {
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog {...requested} act={() => act(reason.trim())}>
      <TextArea
        label={why}
        maxLength={longest}
        rows={2}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
