import { localeNames, locales } from '@hafi/i18n/locales';
import { Menu, MenuItem } from '@hafi/ui/menu/menu';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans } from '@lingui/react/macro';
import { Languages } from 'lucide-react';
import { chooseLocale } from '../../lib/preferences/own-locale.ts';
import { useSession } from '../../lib/session.ts';
import { useLocale } from '../../lib/words/locale.ts';

/** The languages as lines of a menu. */
export function LanguageItems() {
  const current = useLocale();
  const { account } = useSession();
  return locales.map((locale) => (
    <MenuItem
      key={locale}
      as="a"
      // Works without script too: the server answers in the language of the address.
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

/** Changes the language of the page; the choice is kept for a year. */
export function LanguageMenu() {
  const current = useLocale();
  return (
    <Menu
      icon={Languages}
      label={
        <>
          <SrOnly>
            <Trans>Language:</Trans>{' '}
          </SrOnly>
          {localeNames[current]}
        </>
      }
    >
      <LanguageItems />
    </Menu>
  );
}
