import { type Permission, permissions } from '@hafi/contract/circle/circle-terms';
import { type Locale, languageInSentence } from '@hafi/i18n/locales';
import { Alert } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Stack } from '@hafi/ui/layout/layout';
import { Loading } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '../../lib/words/locale.ts';
import { useWordsIn } from '../../lib/words/use-words-in.ts';
import { permissionNames } from './members/permission-names.ts';

/**
 * A consent text to read aloud, in the elder's language whatever the page's is, with the
 * permissions that it is about and the person whom it is for.
 */
export function WordsToRead(props: {
  locale: Locale;
  text: { readonly id: string; readonly message: string };
  granted?: readonly Permission[];
  who?: string | undefined;
}) {
  const { granted = [], locale, text, who } = props;
  const { t } = useLingui();
  const words = useWordsIn('circle', locale);
  const language = languageInSentence(locale, useLocale());
  if (words.status === 'loading') return <Loading label={t`Loading the words`} rows={3} />;
  if (words.status === 'failed') {
    return (
      <Stack gap="tight">
        <Alert tone="error" live="polite">
          <Trans>The words in {language} did not arrive. Without them nobody can say yes.</Trans>
        </Alert>
        <Button variant="second" onClick={words.again}>
          <Trans>Try again</Trans>
        </Button>
      </Stack>
    );
  }
  const { writer } = words;
  return (
    <Card matter="well">
      <Stack lang={locale}>
        {who ? <strong>{who}</strong> : null}
        <p>{writer._(text.id, {}, { message: text.message })}</p>
        {granted.length > 0 ? (
          <ul>
            {permissions
              .filter((each) => granted.includes(each))
              .map((each) => (
                <li key={each}>{writer._(permissionNames[each])}</li>
              ))}
          </ul>
        ) : null}
      </Stack>
    </Card>
  );
}
