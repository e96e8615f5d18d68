import { readFileSync } from 'node:fs';
import { locales } from '@hafi/i18n/locales';
import { translate } from '@hafi/i18n/server-catalogue';
import { describe, expect, it } from 'vitest';
import { ussdTexts } from '../channels.messages.ts';
import { readCommand } from './read-command.ts';

const catalogues = new URL('../../../../../../packages/i18n/catalogues/', import.meta.url);

/** What a screen of the web app says in a language, by its English text. */
function label(feature: string, locale: string, english: string): string {
  const file = readFileSync(new URL(`${feature}/${locale}.po`, catalogues), 'utf8');
  const said = file.split(`msgid "${english}"\nmsgstr "`)[1]?.split('"\n')[0];
  if (!said) throw new Error(`no "${english}" in ${feature}/${locale}.po`);
  return said.replaceAll(/\{count, plural, one \{([^}]*)\}.*\}$/g, '$1');
}

/** What a person reads on a key, and sends by SMS. */
const keys = {
  help: [
    ['app', 'Call for help'],
    ['call-for-help', 'Call for help'],
    ['caregivers', 'Help'],
  ],
  well: [
    ['alerts', 'All is well'],
    ['checkins', 'Meze neza: I am well'],
  ],
  taken: [
    ['medications', 'Taken'],
    ['medications', '{count, plural, one {I took it} other {I took all #}}'],
  ],
} as const;
const menu = { help: ussdTexts.help, well: ussdTexts.well, taken: ussdTexts['dose-yes'] } as const;
const commands = ['help', 'well', 'taken'] as const;

describe.each(commands)('what Hafi prints for "%s"', (command) => {
  it.each(locales)('is understood when it is sent, in %s', (locale) => {
    const printed = [
      translate(locale, menu[command]),
      ...keys[command].map(([feature, english]) => label(feature, locale, english)),
    ];
    for (const text of printed) expect([text, readCommand(text)]).toEqual([text, command]);
  });
});

it.each([
  ...['Gutabaza', 'Mumfashe', 'Ubutabazi', 'Send help', "Appeler à l'aide"].map((text) => [
    text,
    'help',
  ]),
  ...["I'm fine", 'Mwaramutse, meze neza', 'Tout va bien', 'Good morning, I am well'].map(
    (text) => [text, 'well'],
  ),
  ...["J'ai pris", 'I took it', 'Yego, nawufashe', "Oui, je l'ai pris"].map((text) => [
    text,
    'taken',
  ]),
  // A greeting alone says nothing, and what may say the opposite counts as none.
  ...['Mwaramutse', 'Good morning', 'Tout va mal', "Je n'ai pas pris", 'not all is well'].map(
    (text) => [text, 'unknown'],
  ),
  ...['do not call for help', 'ntimutabaze', 'call me', 'send SMS'].map((text) => [
    text,
    'unknown',
  ]),
])('"%s" is read as %s', (text, command) => {
  expect(readCommand(text as string)).toBe(command);
});
