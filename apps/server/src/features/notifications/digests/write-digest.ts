import { smsParts, toGsmText } from '@hafi/base/sms-text';
import { links } from '@hafi/contract/core/links';
import type { QueuedMessage } from '../../../platform/outbox/transport.ts';
import { chooseWay, type Way } from '../channels.ts';
import {
  type OutsideWords,
  type Reader,
  reachOf,
  type Teller,
  writeMessages,
} from '../write-messages.ts';
import { writeValues } from '../write-values.ts';
import { digestTexts } from './digests.messages.ts';
import type { DueNotice } from './held-notices.repo.ts';

/** The longest SMS that tells several notices in their own words, in parts. */
const mostParts = 3;

/** The most titles that a mail lists. */
const mostTitles = 10;

const channels = ['email', 'push', 'sms'] as const;
const nothing: Way = { email: false, push: false, sms: false, sendAfter: null, holdUntil: null };

/**
 * The messages that tell a reader what waited for them: on each channel one that says how many
 * notices there are, or the notice itself where it is only one. The channels are those of now, of
 * each notice by its type.
 */
export function writeDigest(
  teller: Teller,
  reader: Reader,
  notices: readonly DueNotice[],
): QueuedMessage[] {
  const now = teller.clock.now();
  const ways = notices.map((notice) => ({
    notice,
    way: chooseWay(reachOf(reader, notice.type), { ...notice, atOnce: true }, now),
  }));
  return channels.flatMap((channel) => {
    const notified = ways
      .filter(({ notice, way }) => way[channel] && (channel !== 'sms' || notice.sms !== ''))
      .map(({ notice }) => notice);
    const [first, ...others] = notified;
    if (!first) return [];
    const way = { ...nothing, [channel]: true };
    const { dedupeKey, id, smsKey, type, uselessAt } = first;
    if (others.length === 0) {
      const words = ownWords(teller, reader, first);
      // The key of the notice, under which nothing more is notified of the same.
      return writeMessages(teller, words, reader, {
        dedupeKey: dedupeKey ?? `held:${id}`,
        smsKey,
        type,
        uselessAt,
        way,
      });
    }
    const words = digestWords(teller, reader, notified);
    return writeMessages(teller, words, reader, { dedupeKey: `digest:${id}`, type, way });
  });
}

const titleOf = ({ translate }: Teller, { person }: Reader, { titleId, values }: DueNotice) =>
  translate(person.locale, titleId, writeValues(values, person.locale, person.region));

const ownWords = (teller: Teller, reader: Reader, notice: DueNotice): OutsideWords => ({
  title: titleOf(teller, reader, notice),
  mail: notice.mail,
  sms: notice.sms,
  path: notice.link ?? links.dashboard,
});

function digestWords(teller: Teller, reader: Reader, notices: readonly DueNotice[]): OutsideWords {
  const { origin, translate } = teller;
  const { locale } = reader.person;
  const count = notices.length;
  const titles = [...new Set(notices.map((notice) => titleOf(teller, reader, notice)))];
  const listed = titles.slice(0, mostTitles).map((title) => `- ${title}`);
  const link = `${origin()}${links.notifications}`;
  return {
    title: translate(locale, digestTexts.title, { count }),
    mail: translate(locale, digestTexts.mail, { count, titles: listed.join('\n') }),
    sms: isPhoneOnly(reader)
      ? joined(teller, reader, notices)
      : translate(locale, digestTexts.sms, { count, link }),
    path: links.notifications,
  };
}

const isPhoneOnly = ({ devices, person }: Reader) => person.email === null && devices.length === 0;

/** For whom nothing but SMS reaches, and who can hardly open Hafi: the words of as many as fit. */
function joined({ translate }: Teller, { person }: Reader, notices: readonly DueNotice[]): string {
  const written = (many: number) => {
    const words = notices.slice(0, many).map(({ sms }) => sms);
    const left = notices.length - many;
    const rest = left > 0 ? [translate(person.locale, digestTexts.more, { count: left })] : [];
    return [...words, ...rest].join(' ');
  };
  let many = notices.length;
  while (many > 1 && smsParts(toGsmText(written(many))) > mostParts) many -= 1;
  return written(many);
}
