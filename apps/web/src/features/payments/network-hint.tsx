import { toE164 } from '@hafi/base/phone';
import { methodOfNumber, type PhoneMethod } from '@hafi/contract/payments/by-phone';
import type { PaymentMethod } from '@hafi/contract/payments/payment.schemas';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { methodTexts } from '../../kit/payments/method-texts.ts';

const networks: Readonly<Record<PhoneMethod, string>> = { mtn: 'MTN', airtel: 'Airtel' };

/** Says that a number belongs to another network than the chosen method, and offers that one's. */
export function NetworkHint(props: {
  /** As typed. */
  phone: string;
  method: PhoneMethod;
  methods: readonly PaymentMethod[];
  onChoose: (method: PhoneMethod) => void;
}) {
  const { method, methods, onChoose, phone } = props;
  const { t } = useLingui();
  const number = toE164(phone);
  if (/^\+(?!2|25|250)\d{3,}/.test(number) || /^\+2(?!50)\d{2,}/.test(number)) {
    return (
      <Alert tone="warning" live="polite">
        <Trans>
          Mobile money works with Rwandan numbers (+250) alone. Enter the number of somebody in
          Rwanda, or choose another way to pay.
        </Trans>
      </Alert>
    );
  }
  const fitting = methodOfNumber(number);
  if (!fitting || fitting === method) return null;
  const network = networks[fitting];
  const chosen = t(methodTexts[method].name);
  const offered = t(methodTexts[fitting].name);
  return methods.includes(fitting) ? (
    <Alert
      tone="info"
      live="polite"
      action={
        <Button
          variant="second"
          onClick={({ currentTarget }) => {
            onChoose(fitting);
            // The button goes; the number is what the choice is about.
            const field = currentTarget.form?.elements.namedItem('phone');
            if (field instanceof HTMLElement) field.focus();
          }}
        >
          <Trans>Pay with {offered}</Trans>
        </Button>
      }
    >
      <Trans>This is a number of {network}.</Trans>
    </Alert>
  ) : (
    <Alert tone="info" live="polite">
      <Trans>
        This is a number of {network}. {chosen} cannot ask it: enter another number, or choose
        another way to pay.
      </Trans>
    </Alert>
  );
}
