import { formatPhone } from '@hafi/base/format-phone';
import type { CircleMember } from '@hafi/contract/circle/members.contract';
import { formatDate } from '@hafi/i18n/dates';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Phone, PhoneCall } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import { useVouchForNumber } from '../people.queries.ts';

/**
 * A member's number that no SMS reaches: who says that it is theirs, what reaches it, and for who may
 * vouch the key that says so or takes it back.
 */
export function NumberAbroad(props: {
  elderId: string;
  member: CircleMember;
  abroad: NonNullable<CircleMember['abroad']>;
}) {
  const { abroad, elderId, member } = props;
  const { emailProved, mayVouch, vouched } = abroad;
  const { firstName, you } = member;
  const { t } = useLingui();
  const locale = useLocale();
  /** What was asked about, though the member writes another number meanwhile. */
  const [requested, setRequested] = useState<{ phone: string; takesBack: boolean } | null>(null);
  const act = useVouchForNumber(elderId, member.personId);
  const close = () => setRequested(null);
  const phone = formatPhone(abroad.phone);
  const askedPhone = formatPhone(requested?.phone ?? abroad.phone);
  const by = vouched?.name;
  const on = vouched && formatDate(new Date(vouched.at), locale);
  return (
    <Stack fill>
      {vouched ? (
        <p>
          {you ? (
            <Trans>
              {by} has reached you at {phone} and said so on {on}: this circle can call you there.
              No SMS from Hafi reaches this number.
            </Trans>
          ) : (
            <Trans>
              {by} has reached {firstName} at {phone} and said so on {on}. Calls reach this number;
              no SMS from Hafi does.
            </Trans>
          )}
        </p>
      ) : you ? (
        <p>
          <Trans>
            Nobody has said yet that {phone} is yours, so this circle is not offered calls to it.
            Ask somebody of the circle to call you there and to say so here.
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>
            {firstName} wrote the number {phone}. No SMS from Hafi reaches it, so no code can show
            that it is theirs. Call it: if it is {firstName}, say so here.
          </Trans>
        </p>
      )}
      {vouched || emailProved ? null : (
        <Quiet>
          {you ? (
            <Trans>Confirm your e-mail in your profile first.</Trans>
          ) : (
            <Trans>{firstName} has to confirm the e-mail address first.</Trans>
          )}
        </Quiet>
      )}
      {mayVouch && (vouched || emailProved) ? (
        <Row>
          {vouched ? null : (
            <ButtonLink variant="second" icon={Phone} href={`tel:${abroad.phone}`}>
              <Trans>Call {phone}</Trans>
            </ButtonLink>
          )}
          <Button
            variant="second"
            icon={PhoneCall}
            onClick={() => setRequested({ phone: abroad.phone, takesBack: vouched !== null })}
          >
            {vouched ? <Trans>No longer their number</Trans> : <Trans>This is their number</Trans>}
          </Button>
        </Row>
      ) : null}
      {(requested?.takesBack ?? vouched !== null) ? (
        <ConfirmDialog
          open={requested !== null}
          onClose={close}
          title={
            <Trans>
              Is {askedPhone} no longer the number of {firstName}?
            </Trans>
          }
          message={
            <Trans>
              Then nobody of this circle is offered calls to it, not even in an emergency.{' '}
              {firstName} is told.
            </Trans>
          }
          safe={t`Keep`}
          yes={t`Take it back`}
          variant="danger"
          act={() => act.mutateAsync(null)}
          done={t`${askedPhone} is no longer called as the number of ${firstName}.`}
        />
      ) : (
        <ConfirmDialog
          open={requested !== null}
          onClose={close}
          title={
            <Trans>
              Is {askedPhone} the number of {firstName}?
            </Trans>
          }
          message={
            <Trans>
              Say yes only if you have called it and spoken with {firstName}. Then this circle can
              call it, also in an emergency, and {firstName} is told that you said so. No SMS from
              Hafi goes there, and nobody signs in with it.
            </Trans>
          }
          safe={t`Not yet`}
          yes={t`Yes, I have called it`}
          act={() => act.mutateAsync(requested?.phone ?? abroad.phone)}
          done={t`${firstName} can be called at ${askedPhone} now.`}
        />
      )}
    </Stack>
  );
}
