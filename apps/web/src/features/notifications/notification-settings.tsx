import { formatPhone } from '@hafi/base/format-phone';
import type { NotificationChoice } from '@hafi/contract/accounts/preferences.schemas';
import { Card } from '@hafi/ui/card/card';
import { SwitchField } from '@hafi/ui/field/choice-field';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { SaveNote } from '../../kit/save-note.tsx';
import { dataOf } from '../../lib/query/guarded-query.ts';
import { QueryState } from '../../lib/query/query-state.tsx';
import { useAccount } from '../../lib/session.ts';
import { DigestChoice } from './digest-choice.tsx';
import styles from './notification-settings.module.css';
import { usePushKey } from './notifications.queries.ts';
import { PushOnThisDevice } from './push-on-this-device.tsx';
import { QuietHoursFields } from './quiet-hours-fields.tsx';
import { SmsStopped } from './sms-stopped.tsx';
import { TypeChannelsFields } from './type-channels.tsx';
import { usePreference } from './use-preference.ts';

/** The notification channels, quiet hours, the channels of each kind, and what can wait. */
export function NotificationSettings() {
  const { t } = useLingui();
  const { email, phoneNumber, preferences, smsReaches } = useAccount();
  const push = usePushKey();
  const phone = phoneNumber && formatPhone(phoneNumber);
  const smsMissing = phone
    ? t`SMS from Hafi do not reach ${phone}: do not count on one, not even in an emergency. You get e-mail, and notices on the devices where you use Hafi.`
    : t`You have given no phone number.`;
  const { choose: save, saving, value: choice } = usePreference('notifications');
  const choose = (change: Partial<NotificationChoice>) => save({ ...choice, ...change });
  return (
    <Stack as="section" fill className={styles.narrow}>
      <h2>
        <Trans>Notifications</Trans>
      </h2>
      <Quiet>
        <Trans>
          What concerns you always stands behind the bell. Here you choose how else we tell you.
        </Trans>
      </Quiet>
      <Card as="ul" lines>
        <li>
          <SwitchField
            label={t`Email notifications`}
            hint={email ? t`To ${email}` : t`You have given no e-mail address.`}
            checked={choice.email}
            onChange={({ target }) => choose({ email: target.checked })}
          />
        </li>
        {dataOf(push) === null ? null : (
          <Stack as="li" fill>
            <QueryState
              query={push}
              label={t`Loading...`}
              failed={t`Notifications on devices could not be read`}
              compact
            >
              {(key) => (
                <>
                  <SwitchField
                    label={t`Push notifications`}
                    hint={t`On the screens of your devices, without details.`}
                    checked={choice.push}
                    onChange={({ target }) => choose({ push: target.checked })}
                  />
                  {choice.push && key ? <PushOnThisDevice publicKey={key} /> : null}
                </>
              )}
            </QueryState>
          </Stack>
        )}
        <li>
          <SwitchField
            label={t`SMS notifications`}
            hint={
              phone && smsReaches !== false
                ? t`To ${phone}. Without an e-mail address and a device for notifications, SMS come anyway, unless you turn them off for a kind below.`
                : smsMissing
            }
            checked={choice.sms}
            onChange={({ target }) => choose({ sms: target.checked })}
          />
          {phone ? <SmsStopped /> : null}
        </li>
      </Card>
      <Quiet>
        {phone && smsReaches === false ? (
          <Trans>
            Codes for signing in always come by e-mail. In an emergency we use e-mail and your
            devices, at any hour.
          </Trans>
        ) : (
          <Trans>
            Codes for signing in always come. In an emergency we use every way, at any hour.
          </Trans>
        )}
      </Quiet>
      <QuietHoursFields
        value={choice.quietHours}
        timeZone={preferences.timeZone}
        onChange={(quietHours) => choose({ quietHours })}
      />
      <SaveNote saving={saving} again={() => save(choice)} />
      <TypeChannelsFields all={choice} withPush={dataOf(push) !== null} />
      <DigestChoice quietHours={choice.quietHours} timeZone={preferences.timeZone} />
    </Stack>
  );
}
