import { randomBytes } from 'node:crypto';
import type { Faults } from './faults.ts';

/** Where Africa's Talking brings what phones dial, send and ring, as its customer has set it there. */
export type Channels = {
  /** The service code that leads to the customer, such as `*384*250#`. */
  ussdCode: string;
  /** The short code to which phones send SMS. */
  smsNumber: string;
  callback: (channel: 'ussd' | 'sms' | 'voice') => string;
};

/** What a phone shows of a conversation by USSD. */
export type UssdScreen = {
  text: string;
  /** Whether it can be answered; otherwise the conversation is over. */
  open: boolean;
};

/** The phones' conversations by USSD; a restart forgets them, as a phone that is switched off. */
export type UssdPhones = {
  /** Dials a code; what follows the service code are the first inputs. */
  dial(number: string, code: string): Promise<void>;
  /** Answers the screen. */
  answer(number: string, input: string): Promise<void>;
  /** Ends the conversation. */
  close(number: string): void;
  screenOf(number: string): UssdScreen | undefined;
};

type Session = { id: string; inputs: string[]; screen: UssdScreen };

/** What a network shows; the rest is cut off. */
const SCREEN_SIZE = 182;
const NETWORK_MS = 10_000;

const over = (text: string): UssdScreen => ({ text, open: false });
const FAILED = over('Connection problem or invalid MMI code.');

/** The inputs in a dialled code; undefined when it is not the service code. */
function inputsIn(dialled: string, serviceCode: string): string[] | undefined {
  const code = serviceCode.slice(0, -1);
  const typed = dialled.replace(/\s/g, '');
  if (typed === serviceCode) return [];
  if (!typed.startsWith(`${code}*`) || !typed.endsWith('#')) return undefined;
  return typed.slice(code.length + 1, -1).split('*');
}

function screenFrom(answer: string): UssdScreen {
  const [, kind, text] = /^(CON|END) (.*)$/s.exec(answer) ?? [];
  if (kind === undefined || text === undefined) return FAILED;
  return { text: text.slice(0, SCREEN_SIZE), open: kind === 'CON' };
}

/**
 * Dials as Africa's Talking does: one form for each input, with all inputs so far. The fault
 * `callback: duplicate` sends each form twice, `drop` loses it on the way.
 */
export function ussdPhones(channels: Channels | undefined, faults: Faults): UssdPhones {
  const sessions = new Map<string, Session>();

  async function ask(number: string, session: Session): Promise<UssdScreen> {
    if (!channels || faults.callback === 'drop') return FAILED;
    const form = new URLSearchParams({
      sessionId: session.id,
      serviceCode: channels.ussdCode,
      phoneNumber: number,
      networkCode: '63510',
      text: session.inputs.join('*'),
    });
    const request = async () => {
      const signal = AbortSignal.timeout(NETWORK_MS);
      const body = form.toString();
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await fetch(channels.callback('ussd'), {
        method: 'POST',
        headers,
        body,
        signal,
      });
      const text = await answer.text();
      return answer.status === 200 ? screenFrom(text) : FAILED;
    };
    try {
      if (faults.callback === 'duplicate') await request();
      return await request();
    } catch {
      return FAILED;
    }
  }

  return {
    async dial(number, code) {
      const inputs = channels && inputsIn(code, channels.ussdCode);
      const id = `ATUid_${randomBytes(16).toString('hex')}`;
      const session: Session = { id, inputs: inputs ?? [], screen: FAILED };
      if (inputs) session.screen = await ask(number, session);
      sessions.set(number, session);
    },
    async answer(number, input) {
      const session = sessions.get(number);
      if (!session?.screen.open) return;
      session.inputs.push(input.trim());
      session.screen = await ask(number, session);
    },
    close: (number) => void sessions.delete(number),
    screenOf: (number) => sessions.get(number)?.screen,
  };
}
