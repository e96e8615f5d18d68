import { ageOn } from '@hafi/base/age-on';
import { formatPhone } from '@hafi/base/format-phone';
import { dayInKigali } from '@hafi/base/kigali-time';
import { illnessName } from '@hafi/contract/record/icd';
import { formatDate } from '@hafi/i18n/dates';
import type { Locale } from '@hafi/i18n/locales';
import type { Platform } from '../../../platform/platform.ts';
import type { EntryContents } from '../../record/record.public.ts';
import type { SummaryFacts } from './gather-summary.ts';
import { partialDateWords } from './partial-date-words.ts';
import { kigaliTime, readingLine } from './reading-line.ts';
import { news2Risks, sexes, summaryTexts as texts } from './summary.messages.ts';

/** The link by which a summary is opened. */
export interface Shared {
  readonly link: string;
  readonly until: Date;
}

/** A section of the page: heading and lines. */
export interface SummaryPart {
  readonly heading: string;
  readonly lines: readonly string[];
  /** In a box: a danger that must not be overlooked. */
  readonly boxed?: boolean;
}

/** All texts of the page, translated; the layout adds none. */
export interface SummaryWords {
  readonly language: string;
  readonly title: string;
  /** Who writes, below the title. */
  readonly from: readonly string[];
  readonly name: string;
  readonly at: Date;
  readonly facts: readonly (readonly [term: string, value: string])[];
  readonly parts: readonly SummaryPart[];
  /** Who signs, above the foot. */
  readonly signed: readonly string[];
  readonly foot: readonly string[];
  /** The number of a page, with `{page}` and `{of}` in the places of the numbers. */
  readonly pageOf: string;
  /** Whether it is one page where it fits in a smaller font. */
  readonly onePage: boolean;
  /** On the page that a link opens: the link, and what it is. */
  readonly shared: { readonly words: string; readonly link: string } | null;
}

/**
 * The most lines of a section, so that a page or two hold everything. Of medicines and allergies the
 * names of all others follow in one line: one that is missing could be the one that kills.
 */
const most = 40;
const longestNote = 420;

/** A section in a box, where there is a danger to see. */
const boxed = (part: SummaryPart, danger: boolean): SummaryPart =>
  danger ? { ...part, boxed: true } : part;

const rank = ({ criticality }: EntryContents['allergy']): number =>
  ['high', 'unable-to-assess', 'low'].indexOf(criticality);

const shortened = (text: string) =>
  text.length > longestNote ? `${text.slice(0, longestNote).trimEnd()} …` : text;

/** Renders the summary's texts in a language. Times are Kigali's. */
export function summaryWords(
  { translate }: Pick<Platform, 'translate'>,
  locale: Locale,
  facts: SummaryFacts,
  written: { at: Date; by: string; shared: Shared | null },
): SummaryWords {
  const say = (text: { id: string }, values?: Record<string, string | number>) =>
    translate(locale, text, values);
  const part = (
    heading: { id: string },
    lines: readonly string[],
    names: readonly string[] = [],
  ): SummaryPart => {
    const shown = lines.slice(0, most);
    const left = lines.length - shown.length;
    const others = names.slice(most).join(', ');
    const ends = others || (left > 0 ? say(texts.more, { count: left }) : '');
    const all = [...shown, ends].filter(Boolean);
    return { heading: say(heading), lines: all.length > 0 ? all : [say(texts.none)] };
  };
  const atKigali = (at: Date) => kigaliTime({ translate }, locale, at);
  const own = (words: string | null) => (words ? [words] : []);
  const { card, demographics, elder, news2, note } = facts;
  const withCode = (condition: EntryContents['condition']) => {
    const { code, since } = condition;
    const from = since && say(texts.since, { date: partialDateWords(since, locale) });
    const name = illnessName(condition, locale);
    return [code ? `${name} (${code})` : name, ...own(from)].join(' · ');
  };
  const { shared } = written;
  const { district, sector } = demographics;
  const born = (birthdate: string | null) => {
    if (!birthdate) return null;
    const years = ageOn(birthdate, dayInKigali(written.at));
    return `${formatDate(birthdate, locale)}, ${say(texts.age, { years })}`;
  };
  // The most dangerous first; the sort is stable.
  const allergies = facts.allergies.toSorted((one, other) => rank(one) - rank(other));
  const allergyNames = allergies.map(({ criticality, substance }) =>
    criticality === 'high' ? `${substance} (${say(texts.dangerous)})` : substance,
  );
  const insurance = facts.coverages
    .map(({ insurer, insurerName, memberNumber }) =>
      [insurerName ?? insurer.toUpperCase(), memberNumber].filter(Boolean).join(' '),
    )
    .join(', ');
  const news2Lines = news2
    ? [
        say(texts.news2, {
          score: news2.score,
          level: say(news2Risks[news2.level]),
          when: atKigali(news2.at),
        }) + (news2.judgedBy ? ` ${say(texts.scale2)}` : ''),
      ]
    : [];
  const pairs: [{ id: string }, string | null][] = [
    [texts.born, born(demographics.birthdate)],
    [texts.sex, demographics.sex && say(sexes[demographics.sex])],
    [texts.phone, elder.phoneNumber && formatPhone(elder.phoneNumber)],
    [texts.home, [sector, district].filter(Boolean).join(', ')],
    [texts.blood, card.bloodType],
    [texts.insurance, insurance],
    [
      texts.contacts,
      facts.contacts
        .slice(0, 3)
        .map(({ name, phoneNumber }) =>
          phoneNumber ? `${name} ${formatPhone(phoneNumber)}` : name,
        )
        .join(', '),
    ],
  ];
  return {
    language: locale,
    title: say(texts.title),
    from: [say(texts.hafi)],
    signed: [],
    onePage: true,
    pageOf: say(texts.page, { page: '{page}', of: '{of}' }),
    name: elder.name,
    at: written.at,
    facts: pairs.flatMap(([term, value]) => (value ? [[say(term), value] as const] : [])),
    parts: [
      boxed(
        part(
          texts.allergies,
          [
            ...own(card.allergies),
            ...allergies.map(({ criticality, reaction, substance }) =>
              [
                substance,
                ...(criticality === 'high' ? [say(texts.dangerous)] : []),
                ...own(reaction),
              ].join(' · '),
            ),
          ],
          [...own(card.allergies), ...allergyNames],
        ),
        facts.allergies.length > 0 || card.allergies !== null,
      ),
      part(texts.conditions, [...facts.conditions.map(withCode), ...own(card.conditions)]),
      part(
        texts.medicines,
        [
          ...own(card.medications),
          ...facts.medicines.map(({ frequency, name }) => `${name} · ${frequency}`),
        ],
        [...own(card.medications), ...facts.medicines.map(({ name }) => name)],
      ),
      part(texts.vitals, [
        ...news2Lines,
        ...facts.readings.map((row) => readingLine({ translate }, locale, row)),
      ]),
      ...(note
        ? [
            part(texts.note, [
              [note.authorName, note.signerNumber, formatDate(note.writtenAt, locale)]
                .filter(Boolean)
                .join(', '),
              ...[note.assessment, note.plan].flatMap((words) => (words ? [shortened(words)] : [])),
            ]),
          ]
        : []),
      ...(card.emergencyNotes ? [part(texts.notes, [card.emergencyNotes])] : []),
    ],
    foot: [say(texts.written, { at: atKigali(written.at), name: written.by }), say(texts.said)],
    shared: shared && {
      words: say(texts.link, { until: atKigali(shared.until) }),
      link: shared.link,
    },
  };
}
