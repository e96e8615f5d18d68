import { accountsErrors } from '@hafi/contract/accounts/accounts.errors';
import { getConfirmation } from '@hafi/contract/accounts/own-data.contract';
import { Problem } from '@hafi/contract/core/problem';
import { Dialog } from '@hafi/ui/dialog/dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, createContext, type ReactNode, Suspense, use, useState } from 'react';
import { call } from '../lib/api.ts';
import { PartLoading } from '../lib/part-loading.tsx';

/** Asks whether it is still the person whose account it is. */
export type ConfirmIt = ComponentType<{ onConfirmed: () => void; onCancel: () => void }>;

const Check = createContext<() => Promise<void>>(async () => undefined);

/**
 * Resolves once the person has confirmed who they are, at once where they have just done so; rejects with
 * `confirm-first` when they do not want to. For acts that give something weighty away.
 */
export const useIdentityCheck = () => use(Check);

/** Where acts within ask by {@link useIdentityCheck}. */
export function IdentityCheck({
  children,
  confirm: Confirm,
}: {
  children: ReactNode;
  confirm: ConfirmIt;
}) {
  const { t } = useLingui();
  const [waiting, setWaiting] = useState<{ yes: () => void; no: () => void } | null>(null);
  const check = async () => {
    const { data } = await call(getConfirmation, {});
    if (data.until) return;
    try {
      await new Promise<void>((resolve, reject) => {
        setWaiting({
          yes: resolve,
          no: () => reject(new Problem(accountsErrors['confirm-first'])),
        });
      });
    } finally {
      setWaiting(null);
    }
  };
  return (
    <Check value={check}>
      {children}
      {waiting ? (
        // The question itself has the key that cancels.
        <Dialog open onClose={waiting.no} title={<Trans>First show that it is you</Trans>}>
          <Suspense fallback={<PartLoading label={t`Please wait`} rows={1} />}>
            <Confirm onConfirmed={waiting.yes} onCancel={waiting.no} />
          </Suspense>
        </Dialog>
      ) : null}
    </Check>
  );
}
