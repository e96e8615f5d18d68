import type { TimelineEntry } from '@hafi/contract/timeline/timeline.schemas';
import { formatDate } from '@hafi/i18n/dates';
import type { Locale } from '@hafi/i18n/locales';
import { formatNumber } from '@hafi/i18n/numbers';
import { defaultRegion, type Region } from '@hafi/i18n/region';
import type { MessageValues } from '@hafi/i18n/server-catalogue';
import type { Platform } from '../../platform/platform.ts';
import { findPeople, findReachable } from '../accounts/accounts.public.ts';
import { writeValues } from '../notifications/notifications.public.ts';
import type { TimelineItem, TimelineText, TimelineValue } from './timeline-source.ts';

type Words = TimelineText | string;
type Names = ReadonlyMap<string, { readonly name: string }>;

const peopleIn = (words: Words): string[] =>
  typeof words === 'string'
    ? []
    : Object.values(words.values ?? {}).flatMap((value) => {
        if (typeof value !== 'object') return [];
        if ('person' in value) return [value.person];
        return 'text' in value ? peopleIn(value) : [];
      });

/** Renders items for one reader: in their language, with people's names. */
export async function writeTimeline(
  { db, translate }: Pick<Platform, 'db' | 'translate'>,
  items: readonly TimelineItem[],
  reader: { elderId: string; personId: string; locale: Locale },
): Promise<TimelineEntry[]> {
  const { elderId, locale, personId } = reader;
  const ids = items.flatMap(({ by, details = [], title }) => [
    ...(by ? [by] : []),
    ...[title, ...details].flatMap(peopleIn),
  ]);
  const names: Names = await findPeople(db, [...new Set(ids)]);
  const region: Region = (await findReachable(db, personId))?.region ?? defaultRegion;
  const write = (words: Words): string =>
    typeof words === 'string' ? words : translate(locale, words.text, writeAll(words.values ?? {}));
  const number = (value: number) => formatNumber(value, locale, undefined, region);
  const writeAll = (values: Readonly<Record<string, TimelineValue>>): MessageValues =>
    Object.assign({}, ...Object.entries(values).map(([name, value]) => writeOne(name, value)));
  const writeOne = (name: string, value: TimelineValue): MessageValues => {
    if (typeof value === 'object') {
      if ('text' in value) return { [name]: write(value) };
      if ('person' in value) return { [name]: names.get(value.person)?.name ?? '' };
      if ('day' in value) {
        const { english } = region;
        return { [name]: formatDate(value.day, locale, { english }) };
      }
      if ('ranges' in value) {
        const ranges = value.ranges.map(({ least, most }) =>
          least === most ? number(least) : `${number(least)}–${number(most)}`,
        );
        return { [name]: ranges.join('/') };
      }
    }
    return writeValues({ [name]: value }, locale, region);
  };
  return items.map(({ at, by, details = [], id, kind, link, status, title, wholeDay }) => ({
    id,
    kind,
    at: at.toISOString(),
    wholeDay: wholeDay ?? false,
    title: write(title),
    details: details.map(write),
    status: status ?? null,
    link,
    by: by && by !== elderId ? names.get(by)?.name || null : null,
  }));
}
