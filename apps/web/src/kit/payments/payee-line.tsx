import { formatPhone } from '@hafi/base/format-phone';
import type { PayeeAccount } from '@hafi/contract/payments/payee-account.schemas';
import { Trans, useLingui } from '@lingui/react/macro';
import { payeeWayWords } from './payee-words.ts';

/** Where a doctor is paid: bank or operator, number, and in whose name. */
export function PayeeLine({ account }: { account: PayeeAccount }) {
  const { t } = useLingui();
  const { bank, holder, way } = account;
  const where = bank || t(payeeWayWords[way]);
  const number = way === 'bank' ? account.number : formatPhone(account.number);
  return (
    <Trans>
      {where}, <b data-payee>{number}</b>, in the name of {holder}
    </Trans>
  );
}
