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

/** No placeholder name contains a space, so this cannot clash. */
const digitsOf = (name: string) => `${name} digits`;
const formOf = (name: string) => `${name} form`;

/** Replaces the places where Lingui would call Intl by the values that {@link written} adds. */
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

/** The values of a text and, for each number, its formatted digits and its plural form. */
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
 * Lingui with plural forms and digits from our own tables. Lingui would use Intl, which lacks
 * Kinyarwanda on some platforms, ignores the person's number style, and takes 20 ms for its first
 * number (six times as long on a slow phone).
 */
export class Writer extends I18n {
  constructor() {
    super({});
  }

  /** Adds compiled messages of a language. */
  add(locale: Locale, messages: Messages): void {
    const texts = Object.entries(messages).map(([id, text]) => [
      id,
      typeof text === 'string' ? text : withOwnNumbers(text),
    ]);
    this.load(locale, Object.fromEntries(texts));
  }

  /** Renders a text with these values. */
  override _(id: MessageDescriptor | string, values?: Values, options?: MessageOptions): string {
    if (typeof id !== 'string') {
      return super._({ ...id, values: written(id.values ?? values, this.locale as Locale) });
    }
    return super._(id, written(values, this.locale as Locale), options);
  }
}
