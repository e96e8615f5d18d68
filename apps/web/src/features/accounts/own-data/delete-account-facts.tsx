import { Stack } from '@hafi/ui/layout/layout';
import { Trans } from '@lingui/react/macro';
import { useAccount } from '../../../lib/session.ts';

/** What is cancelled, erased and kept when an account is deleted. */
export function DeleteAccountFacts() {
  const { roles } = useAccount();
  return (
    <Stack fill>
      <h3>
        <Trans>What is cancelled</Trans>
      </h3>
      <p>
        <Trans>
          Visits to come are cancelled by the usual rule: free until the day before, after that the
          service fee is kept. What you have paid beyond it comes back to you.
        </Trans>
      </p>
      <h3>
        <Trans>What is erased</Trans>
      </h3>
      <p>
        <Trans>
          Your name, e-mail, phone, address, photo, emergency contact, medical card, settings,
          notifications and messages to support. You are signed out everywhere and nobody can sign
          in to this account again.
        </Trans>
      </p>
      <p>
        <Trans>
          Your readings, alerts, medicines, allergies, illnesses, documents, check-ins and home
          visits are erased too, for your family as well. Your circle ends, and its members are told
          that Hafi no longer says how you are.
        </Trans>
      </p>
      <h3>
        <Trans>What is kept</Trans>
      </h3>
      <p>
        <Trans>
          Payments and receipts, with the name that stands on them: the law asks us to keep our
          books. Past visits, and the notes that a doctor has signed, stay with the doctor without
          your name. A note without your name says that the account was deleted.
        </Trans>
      </p>
      {roles.includes('DOCTOR') ? (
        <p>
          <Trans>
            Notes that you have signed stay in your patients' records, and past visits in their
            lists, with your name, workplace and licence number, because your patients need them.
            Drafts are erased.
          </Trans>
        </p>
      ) : null}
      {roles.includes('DOCTOR') || roles.includes('CAREGIVER') ? (
        <p>
          <Trans>
            What you wrote about others stays with them: readings, medicines, illnesses, allergies
            and home visits. You leave every circle, and see none of it any more.
          </Trans>
        </p>
      ) : null}
    </Stack>
  );
}
