import { updateProfile } from '@hafi/contract/accounts/accounts.contract';
import { isLocale, localeNames, locales } from '@hafi/i18n/locales';
import { Alert, Status } from '@hafi/ui/alert/alert';
import { RadioGroup } from '@hafi/ui/field/radio-group';
import { Stack } from '@hafi/ui/layout/layout';
import { useLingui as useMessages } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useLocale } from '../../lib/locale.ts';
import { problemText } from '../../lib/problem-text.ts';
import { refreshSession } from '../../lib/session.ts';
import { setLocale } from '../../lib/words.ts';
import styles from './settings.module.css';

/** The language of the screens, and of the mails and SMS that Hafi sends. */
export function LanguageSettings() {
  const { t } = useLingui();
  const { i18n } = useMessages();
  const current = useLocale();
  const keep = useMutation({
    mutationFn: async (chosen: string) => {
      if (!isLocale(chosen)) return;
      await setLocale(chosen);
      await call(updateProfile, { body: { locale: chosen } });
      await refreshSession();
    },
  });
  return (
    <Stack as="section" fill className={styles.narrow}>
      <h2>
        <Trans>Language & Region</Trans>
      </h2>
      <RadioGroup
        legend={t`Language`}
        hint={t`For the screens here, and for the e-mails and SMS that we send you.`}
        value={current}
        onChange={(event) => keep.mutate(event.target.value)}
        options={locales.map((locale) => ({
          value: locale,
          label: <span lang={locale}>{localeNames[locale]}</span>,
        }))}
      />
      <Status>
        {keep.isSuccess ? (
          <Alert tone="success">
            <Trans>Your language is saved.</Trans>
          </Alert>
        ) : null}
        {keep.isError ? <Alert tone="error">{problemText(keep.error, i18n)}</Alert> : null}
      </Status>
    </Stack>
  );
}
