import { formatPhone } from '@hafi/base/format-phone';
import { supportContact } from '@hafi/contract/support/network';
import type { Locale } from '@hafi/i18n/locales';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { keyedHash } from '../../../platform/secrets/secrets.ts';
import { type GuessPhonePin, guessingPhonePins } from '../../accounts/accounts.public.ts';
import { findElderOfPhone } from '../find-elder-of-phone.ts';
import type { UssdCall } from '../read-callback.ts';
import { doAct } from './do-act.ts';
import { drawScreen, type Screen } from './draw-screen.ts';
import { type ChannelSources, loadData, wordsOf } from './load-data.ts';
import { admitted, openScreen, takeInput } from './take-input.ts';
import { lockSession, type UssdSession, updateSession } from './ussd-sessions.repo.ts';
import { screenOf, type UssdText } from './ussd-words.ts';

/** More inputs than a conversation can have. */
const mostInputs = 40;
/** Before anybody is known. */
const firstLocale: Locale = 'rw';

/** A last screen with one text. */
export const lastScreen = (platform: Platform, locale: Locale, text: UssdText): Screen => ({
  text: screenOf([wordsOf(platform, locale).say(text)]),
  ends: true,
});

/** The inputs so far, unreadable: one of them may be a PIN. */
const hashOf = ({ config }: Platform, sessionId: string, inputs: readonly string[]) =>
  keyedHash(config.sessionSecret, 'ussd', sessionId, ...inputs);

/** What a conversation needs of other features. */
interface Needs {
  readonly guessPin: GuessPhonePin;
  readonly sources: ChannelSources;
}

async function takeOne(
  platform: Platform,
  tx: Tx,
  { guessPin, sources }: Needs,
  session: UssdSession,
  input: string,
): Promise<UssdSession> {
  const words = wordsOf(platform, session.locale);
  const data = await loadData(platform, sources, session);
  const { act, state } = takeInput(admitted(session.state, data), input, data, words);
  const stepped = { ...session, state };
  if (!act) return stepped;
  const { openNow, ...changed } = await doAct(
    platform,
    tx,
    { guessPin, personId: session.personId },
    act,
  );
  const acted = { ...stepped, ...changed };
  if (!openNow) return acted;
  return { ...acted, state: openScreen(openNow, await loadData(platform, sources, acted), words) };
}

/** Takes the inputs that have not taken effect yet; null when the call is not of this conversation. */
async function follow(
  platform: Platform,
  tx: Tx,
  needs: Needs,
  { call, session }: { readonly call: UssdCall; readonly session: UssdSession },
): Promise<UssdSession | null> {
  const { inputs } = call;
  // An input that the network repeats shows the screen at which the conversation stands.
  if (inputs.length < session.inputs) return session;
  const before = inputs.slice(0, session.inputs);
  if (hashOf(platform, session.id, before) !== session.typed) return null;
  let now = session;
  for (const input of inputs.slice(session.inputs)) {
    now = await takeOne(platform, tx, needs, now, input);
  }
  if (now === session) return session;
  const next = { ...now, inputs: inputs.length, typed: hashOf(platform, session.id, inputs) };
  await updateSession(tx, next);
  return next;
}

/**
 * Answers one request of a conversation by USSD. Everything that its inputs do is one transaction
 * with the place at which the conversation stands, so each takes effect once, however often the
 * network repeats it.
 */
export async function answerUssd(
  platform: Platform,
  sources: (within: Platform) => ChannelSources,
  call: UssdCall,
): Promise<Screen> {
  return guessingPhonePins(platform, (guessPin) =>
    inTransaction(platform, async (tx) => {
      const within: Platform = { ...platform, db: tx };
      const elder = await findElderOfPhone(tx, call.phone);
      const personId = elder?.id ?? null;
      const session = await lockSession(tx, {
        id: call.sessionId,
        phone: call.phone,
        personId,
        opened: false,
        locale: elder?.locale ?? firstLocale,
        state: { at: 'home' },
        inputs: 0,
        typed: hashOf(platform, call.sessionId, []),
        startedAt: platform.clock.now(),
      });
      const own = session.phone === call.phone && session.personId === personId;
      const to = { call, session };
      const now =
        own && call.inputs.length <= mostInputs
          ? await follow(within, tx, { guessPin, sources: sources(within) }, to)
          : null;
      if (!now) return lastScreen(platform, session.locale, 'again');
      const data = await loadData(within, sources(within), now);
      const contact = formatPhone(supportContact.phone);
      const state = admitted(now.state, data);
      return drawScreen(state, data, wordsOf(platform, now.locale), contact);
    }),
  );
}
