import {
  type ChosenType,
  chosenTypes,
  defaultByType,
  type NotificationChoice,
  type TypeChannels,
} from '@hafi/contract/accounts/preferences.schemas';
import { Accordion, AccordionItem } from '@hafi/ui/accordion/accordion';
import { CheckField } from '@hafi/ui/field/choice-field';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { SaveNote } from '../../kit/save-note.tsx';
import styles from './notification-settings.module.css';
import { typeWords } from './type-words.ts';
import { usePreference } from './use-preference.ts';

/** What belongs to each type, so that nobody turns off what they did not mean. */
const contents: Record<ChosenType, MessageDescriptor> = {
  health: msg`Readings, medicines, check-ins that did not come, and what changed in the record.`,
  family: msg`Your circle, what caregivers did, and who can be called for help.`,
  community: msg`Help by volunteers, the check of your papers, and answers from us.`,
  appointment: msg`Appointments, home visits that are planned, and payments.`,
};

const channelWords: Record<keyof TypeChannels, MessageDescriptor> = {
  email: msg`Email`,
  push: msg`On your devices`,
  sms: msg`SMS`,
};

/** The channels of each type of notices; emergencies use all of them, and say so. */
export function TypeChannelsFields(props: {
  /** The channels that are turned on at all. */
  all: NotificationChoice;
  /** Whether the operator sends notifications to devices. */
  withPush: boolean;
}) {
  const { all, withPush } = props;
  const { t } = useLingui();
  const { choose, saving, value } = usePreference('channelsByType');
  // An account that a device kept from before has none.
  const byType = value ?? defaultByType;
  const channels = (['email', 'push', 'sms'] as const).filter(
    (channel) => channel !== 'push' || withPush,
  );
  const inShort = (type: ChosenType) => {
    const used = channels.filter((channel) => byType[type][channel]);
    if (used.length === channels.length) return t`By every way that is turned on`;
    if (used.length === 0) return t`Only behind the bell`;
    return used.map((channel) => t(channelWords[channel])).join(', ');
  };
  const offAbove = (channel: keyof TypeChannels) =>
    channel === 'sms'
      ? t`Turned off above: they come only where nothing else reaches you.`
      : t`Turned off above.`;
  return (
    <Stack as="section" fill>
      <h3>
        <Trans>By kind of notice</Trans>
      </h3>
      <Quiet>
        <Trans>Choose the ways for each kind. What is turned off above stays off.</Trans>
      </Quiet>
      <div>
        <p className={styles.always}>
          <strong>{t(typeWords.emergency)}</strong>{' '}
          <Trans>By every way, at any hour. This cannot be turned off.</Trans>
        </p>
        <Accordion>
          {chosenTypes.map((type) => (
            <AccordionItem
              key={type}
              title={
                <>
                  {t(typeWords[type])}{' '}
                  <Quiet as="span" className={styles.short}>
                    {inShort(type)}
                  </Quiet>
                </>
              }
            >
              <Quiet>{t(contents[type])}</Quiet>
              <div>
                {channels.map((channel) => (
                  <CheckField
                    key={channel}
                    label={t(channelWords[channel])}
                    hint={all[channel] ? undefined : offAbove(channel)}
                    checked={byType[type][channel]}
                    onChange={({ target }) =>
                      choose({
                        ...byType,
                        [type]: { ...byType[type], [channel]: target.checked },
                      })
                    }
                  />
                ))}
              </div>
            </AccordionItem>
          ))}
        </Accordion>
      </div>
      <SaveNote saving={saving} again={() => choose(byType)} />
    </Stack>
  );
}
