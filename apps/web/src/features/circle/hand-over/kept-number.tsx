import { formatPhone } from '@hafi/base/format-phone';
import { sixDigits } from '@hafi/contract/accounts/account.schemas';
import type { KeptNumber as Known } from '@hafi/contract/circle/elder-registration.contract';
import { phone } from '@hafi/contract/core/fields';
import { Alert } from '@hafi/ui/alert/alert';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { TextField } from '@hafi/ui/field/text-field';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound, MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { FormFrame } from '../../../kit/form/form-frame.tsx';
import { PhoneField } from '../../../kit/form/phone-field.tsx';
import { StepAlert } from '../../../kit/step-alert.tsx';
import { useHafiForm } from '../../../lib/form/form.ts';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { paths } from '../../../lib/paths.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useKeptNumber, useProveNumber, useSendNumberCode } from './kept-number.queries.ts';

/** Whose number it is. */
interface Kept {
  readonly id: string;
  readonly firstName: string;
}

const wanted = z.object({ phoneNumber: phone });
const typed = z.object({ code: sixDigits });

/** Asks for the number to which the code goes. */
function SendCode(props: { elder: Kept; known: Known; onSent: () => void }) {
  const { elder, known, onSent } = props;
  const { t } = useLingui();
  const send = useSendNumberCode(elder.id);
  const { firstName } = elder;
  const state = useHafiForm<{ phoneNumber: string }>({
    schema: wanted,
    defaults: { phoneNumber: known.phoneNumber ?? '' },
    texts: { 'phoneNumber.required': t`Enter the phone number.` },
    submit: async ({ phoneNumber }) => {
      await send.mutateAsync(phoneNumber);
      onSent();
      return null;
    },
  });
  return (
    <FormFrame
      title={<Trans>Confirm the number</Trans>}
      gap="normal"
      state={state}
      save={<Trans>Send the code</Trans>}
      variant="second"
    >
      <PhoneField
        label={t`Phone number of ${firstName}`}
        hint={t`The code comes to this phone by SMS. Have it at hand.`}
        {...state.field('phoneNumber')}
      />
    </FormFrame>
  );
}

/** Asks for the code that the elder reads from the phone. */
function TypeCode(props: {
  elder: Kept;
  to: string;
  /** Sent just now, and not before this page was opened. */
  isNew: boolean;
  onOther: () => void;
}) {
  const { elder, isNew, onOther, to } = props;
  const { t } = useLingui();
  const prove = useProveNumber(elder.id);
  const { firstName } = elder;
  const number = formatPhone(to);
  const state = useHafiForm<{ code: string }>({
    schema: typed,
    defaults: { code: '' },
    submit: async ({ code }) => {
      await prove.mutateAsync(z.parse(typed, { code }).code);
      return t`The phone number of ${firstName} is confirmed.`;
    },
  });
  return (
    <FormFrame
      state={state}
      save={<Trans>Confirm the number</Trans>}
      onCancel={onOther}
      cancel={<Trans>Another number</Trans>}
    >
      <StepAlert first={!isNew}>
        <Trans>
          A code is on its way to {number}. Ask {firstName} to read it to you.
        </Trans>
      </StepAlert>
      <TextField
        label={t`Code`}
        hint={t`6 digits, good for 10 minutes.`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        {...state.field('code')}
      />
    </FormFrame>
  );
}

/** Says whose number it is too: a phone acts for one person only. */
function SharedNumber({ elder: { firstName }, known: { shared } }: { elder: Kept; known: Known }) {
  const owner = shared.find(({ acts }) => acts) ?? shared[0];
  if (!owner) return null;
  const name = owner.firstName;
  return (
    <Alert>
      {owner.acts ? (
        <Trans>
          {name} has this number too. All that is said from it by SMS, USSD and missed calls counts
          as said by {name}, also "I am well". {firstName} needs an own number for that.
        </Trans>
      ) : (
        <Trans>
          {name} has this number too. It can be confirmed for one of the two. All that is said from
          it by SMS, USSD and missed calls then counts as said by that person.
        </Trans>
      )}
    </Alert>
  );
}

/** What the number is good for now, and the two steps that prove it. */
function NumberState({ elder, known }: { elder: Kept; known: Known }) {
  const { firstName } = elder;
  const { pending, phoneNumber, proved } = known;
  const [open, setOpen] = useState(false);
  const [isNew, setNew] = useState(false);
  const [other, setOther] = useState<string | null>(null);
  const number = phoneNumber ? formatPhone(phoneNumber) : null;
  if (proved && number) {
    return (
      <Stack fill>
        <SharedNumber elder={elder} known={known} />
        <p>
          <Trans>{number} is confirmed: SMS about visits and medicines go there.</Trans>
        </p>
        <div>
          <ButtonLink as={Link} to={paths.phonePin(elder.id)} variant="second" icon={KeyRound}>
            <Trans>Phone PIN</Trans>
          </ButtonLink>
        </div>
      </Stack>
    );
  }
  const waits = pending !== null && pending !== other;
  return (
    <Stack fill>
      <Alert>
        {number ? (
          <Trans>
            {number} is not confirmed: {firstName} gets no SMS about visits and medicines there,
            only in an emergency.
          </Trans>
        ) : (
          <Trans>No number is written down, so {firstName} gets no SMS.</Trans>
        )}
      </Alert>
      <SharedNumber elder={elder} known={known} />
      <Quiet>
        <Trans>
          With a code to the phone you confirm it together with {firstName}. You go on keeping the
          account.
        </Trans>
      </Quiet>
      {waits ? (
        <TypeCode elder={elder} to={pending} isNew={isNew} onOther={() => setOther(pending)} />
      ) : null}
      {!waits && (open || other) ? (
        <SendCode
          elder={elder}
          known={known}
          onSent={() => {
            setNew(true);
            setOther(null);
          }}
        />
      ) : null}
      {waits || open || other ? null : (
        <div>
          <Button variant="second" icon={MessageSquare} onClick={() => setOpen(true)}>
            <Trans>Confirm the number</Trans>
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** For who keeps an elder's account: whether SMS can reach the elder, and how to make it so. */
export function KeptNumber({ elder }: { elder: Kept }) {
  const { t } = useLingui();
  const { firstName } = elder;
  return (
    <Stack as="section" fill>
      <h2>
        <Trans>The phone of {firstName}</Trans>
      </h2>
      <OutcomePlace>
        <QueryState
          query={useKeptNumber(elder.id)}
          label={t`Loading...`}
          failed={t`This did not arrive.`}
          rows={2}
        >
          {(known) => <NumberState elder={elder} known={known} />}
        </QueryState>
      </OutcomePlace>
    </Stack>
  );
}
