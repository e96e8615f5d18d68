import { localeNames, locales } from '@hafi/i18n/locales';
import { Icon } from '@hafi/ui/icon/icon';
import { Menu, MenuItem } from '@hafi/ui/menu/menu';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans } from '@lingui/react/macro';
import { Languages } from 'lucide-react';
import { chooseLocale } from '../../lib/preferences/own-locale.ts';
import { useSession } from '../../lib/session.ts';
import { useLocale } from '../../lib/words/locale.ts';
import styles from './language-menu.module.css';

/** The languages as menu items. */
export function LanguageItems() {
  const current = useLocale();
  const { account } = useSession();
  return locales.map((locale) => (
    <MenuItem
      key={locale}
      as="a"
      // Works without JavaScript too: the server answers in the language of the URL.
      href={`?lang=${locale}`}
      hrefLang={locale}
      lang={locale}
      current={locale === current}
      onClick={(event) => {
        event.preventDefault();
        void chooseLocale(locale, account);
      }}
    >
      {localeNames[locale]}
    </MenuItem>
  ));
}

/**
 * Changes the language of the page; the choice is stored for a year. `short` shows only the code of
 * the current one on a narrow screen, where the name has no room.
 */
export function LanguageMenu({ short }: { short?: boolean }) {
  const current = useLocale();
  return (
    <Menu
      label={
        <>
          <Icon of={Languages} className={short ? styles.wide : undefined} />
          <SrOnly>
            <Trans>Language:</Trans>{' '}
          </SrOnly>
          <span className={short ? styles.name : undefined}>{localeNames[current]}</span>
          {short ? (
            <span className={styles.code} aria-hidden="true">
              {current}
            </span>
          ) : null}
        </>
      }
    >
      <LanguageItems />
    </Menu>
  );
}
