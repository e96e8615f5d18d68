import { I18n, type MessageDescriptor, type MessageOptions, type Messages } from '@lingui/core';
import type {
  CompiledIcuChoices,
  CompiledMessage,
  CompiledMessageToken,
} from '@lingui/message-utils/compileMessage';
import type { Locale } from './locales.ts';
import { formatNumber } from './numbers.ts';
import { pluralCategory } from './plurals.ts';

type Values = Record<string, unknown>;

/** A space is in no name of a value. */
const digitsOf = (name: string) => `${name} digits`;
const formOf = (name: string) => `${name} form`;

/** Puts the values that {@link written} adds where Lingui would ask Intl. */
function withOwnNumbers(tokens: CompiledMessage, plural?: string): CompiledMessage {
  return tokens.map((token): CompiledMessageToken => {
    if (token === '#' && plural) return [digitsOf(plural)];
    if (typeof token === 'string') return token;
    const [name, type, format] = token;
    if (type !== 'plural' && type !== 'select') return token;
    const within = type === 'plural' ? name : plural;
    const texts = Object.entries(format as CompiledIcuChoices).map(
      ([choice, text]) =>
        [choice, Array.isArray(text) ? withOwnNumbers(text, within) : text] as const,
    );
    if (type === 'select') return [name, type, Object.fromEntries(texts)];
    const isExact = ([choice]: readonly [string, unknown]) => /^\d+$/.test(choice);
    const forms = texts.filter((each) => !isExact(each));
    const byForm: CompiledMessageToken = [formOf(name), 'select', Object.fromEntries(forms)];
    const exact = texts.filter(isExact);
    if (exact.length === 0) return byForm;
    return [name, 'select', { ...Object.fromEntries(exact), other: [byForm] }];
  });
}

/** The values of a text, and beside each number its digits and its plural form. */
function written(values: Values = {}, locale: Locale): Values {
  const own = Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'number' && Number.isFinite(value)
      ? [
          [digitsOf(name), formatNumber(value, locale)],
          [formOf(name), pluralCategory(value, locale)],
        ]
      : [],
  );
  return { ...values, ...Object.fromEntries(own) };
}

/**
 * Lingui, with the plural forms and digits of our own tables. Lingui would ask Intl, which knows
 * neither Kinyarwanda everywhere nor how somebody wants numbers written, and takes 20 ms for its
 * first number, on a slow phone six times as much.
 */
export class Writer extends I18n {
  constructor() {
    super({});
  }

  /** Adds compiled texts in a language. */
  add(locale: Locale, messages: Messages): void {
    const texts = Object.entries(messages).map(([id, text]) => [
      id,
      typeof text === 'string' ? text : withOwnNumbers(text),
    ]);
    this.load(locale, Object.fromEntries(texts));
  }

  /** Writes a text with these values. */
  override _(id: MessageDescriptor | string, values?: Values, options?: MessageOptions): string {
    if (typeof id !== 'string') {
      return super._({ ...id, values: written(id.values ?? values, this.locale as Locale) });
    }
    return super._(id, written(values, this.locale as Locale), options);
  }
}
