import type { ChannelCommand } from '../channels.tables.ts';
import { type ReadAnswer, readAnswer } from './read-answer.ts';
import { readDistress } from './read-distress.ts';
import { readHelp } from './read-help.ts';
import { hasPhrase, isOf, isQuestion, list, saysOnly, spoken, wordsOf } from './words-of.ts';

/** What is open for the number that a message comes from, in whose light it is read. */
export interface Open {
  /** Whether it is an elder's own, from which help is called. */
  readonly isElder: boolean;
  /**
   * The call for help of somebody that asked this number and goes on: `fresh` where it was told within
   * the hour and has not answered.
   */
  readonly call: 'fresh' | 'asked' | null;
  /** The first names of those who called, with which an answer may say whom it means. */
  readonly names: readonly string[];
  /** Whether somebody was notified that the elder gave no sign, and that goes on. */
  readonly isMissed: boolean;
}

/** Nothing is open for a number that is nobody's. */
export const nothingOpen: Open = {
  isElder: false,
  call: null,
  names: [],
  isMissed: false,
};

/** What a message asks, and in how many minutes who comes is there. */
export interface ReadCommand {
  readonly command: ChannelCommand;
  readonly minutes: number | null;
}

const ok = list('OK OKAY OKEY');
const well = list('1 FINE WELL MEZE NEZA BIEN BYIZA');
const taken = list(`
  TAKEN TOOK NAFASHE NAYIFASHE NAWUFASHE NARAYIFASHE NARAWUFASHE NAYINYOYE NAWUNYOYE YAFASHWE WAFASHWE PRIS PRISE PRISES
`);
const start = list('START TANGIRA REPRENDRE');

/** What may stand beside a word without changing what it says: "meze neza", never "meze nabi". */
const fillers = list(`
  I AM IM M JE VAIS TRES ALL IS TOUT VA CA MUMEZE NDI BYOSE NI CYANE RWOSE THANKS THANK YOU MERCI MURAKOZE
  URAKOZE IMITI YANJYE HAFI
  HELLO HI GOOD MORNING AFTERNOON EVENING BONJOUR BONSOIR SALUT MURAHO MWARAMUTSE MWIRIWE
`);

/** What may stand beside "taken" besides: "yes", and what was taken. */
const fillersOfTaken = list(`
  HAVE IT THEM MY MEDICINE MEDICINES J AI L LE LA LES MON MES MEDICAMENT MEDICAMENTS
  YEGO YES OUI UMUTI WANJYE
`);

const stop = list(`
  STOP STOPALL HAGARIKA MUHAGARIKE MUHAGARARE GUHAGARIKA ARRET ARRETE ARRETEZ ARRETER UNSUBSCRIBE UNSUB OPTOUT
  DESABONNER DESABONNEZ DESABONNE DESINSCRIRE DESINSCRIVEZ DESINSCRIPTION QUIT
`);
const stopAlone = ['OPT OUT', 'REMOVE ME'];
/** Of messages, which must be named. */
const stopPhrases = [
  'NO MORE',
  'DO NOT SEND',
  'DON T SEND',
  'DONT SEND',
  'DO NOT TEXT',
  'DON T TEXT',
  'NE M ENVOYEZ PLUS',
  'N ENVOYEZ PLUS',
  'NE PLUS ENVOYER',
  'NE VEUX PLUS',
  'PLUS DE',
  'PAS DE',
  'SINSHAKA',
  'SINGISHAKA',
  'SINKENEYE',
  'NTIMUNYOHEREZE',
  'NTIMUZONGERE',
  'NTIMWONGERE',
];
const message = list(`
  SMS MESSAGE MESSAGES MSG MSGS TEXT TEXTS NOTIFICATION NOTIFICATIONS NEWSLETTER UBUTUMWA BUTUMWA MESAJE MESAGES
`);
const fillersOfStop = list(`
  PLEASE PLS NOW SENDING SEND ME US TEXTING MESSAGING THE ALL THIS THESE YOUR MORE ANY ANYMORE TO FROM HAFI LIST
  THANKS THANK YOU I WANT IT NOT DO DON T OF
  SVP S IL VOUS PLAIT D DE DES CES CE LES L VOS ENVOYER ENVOYEZ ENVOI MERCI JE VEUX ME MOI NE PLUS PAS DU A M CA
  MURAKOZE URAKOZE NYAMUNEKA KOHEREZA KUNYOHEREREZA KUNYOHEREZA MUNYOHEREZA BWANYU BWANYU ABA UBU BWO NONAHA KU TELEFONE
  YANJYE UKO IBI
`);
/** Beside "stop", it is no matter of SMS. */
const noMatterOfSms = list(`
  FELL FALL FALLEN PAIN HURT HURTS BLEEDING BLOOD SICK DYING DIE CHEST BREATHE FIRE
  NAGUYE YAGUYE NDARWAYE NDEMBYE NDABABARA AMARASO UMURIRO NAPFA NDAPFA
  TOMBE TOMBEE MAL DOULEUR SANG MALADE FEU MEURS CHUTE
`);

/** Whether it asks for no more SMS: nothing else is said, or of messages and of no distress. */
function asksToStop(words: readonly string[]): boolean {
  const isPhrase = hasPhrase(words, stopPhrases);
  const names = words.some((word) => message.includes(word));
  const isAlone = words.some((word) => isOf(word, stop)) || hasPhrase(words, stopAlone);
  if (!isAlone && !(isPhrase && names)) return false;
  if (words.some((word) => noMatterOfSms.includes(word))) return false;
  const phrases = [...stopAlone, ...stopPhrases].flatMap((each) => each.split(' '));
  const known = [...stop, ...phrases, ...message, ...fillersOfStop];
  return names || words.every((word) => isOf(word, known));
}

/** "I am coming to help" offers help, and calls for none. */
const offersHelp = (words: readonly string[]) =>
  hasPhrase(words, ['TO HELP', 'HELP YOU', 'HELP HER', 'HELP HIM']) && !words.includes('ME');

const plain = (command: ChannelCommand): ReadCommand => ({ command, minutes: null });

/** What is answered with the name of who called: "YES Agnès", "I am with Agnès now". */
function readNamed(typed: readonly string[], names: readonly string[]): ReadAnswer | null {
  const named = names.flatMap((name) => wordsOf(name).filter((word) => word.length > 2));
  const isName = (word: string) => named.includes(word);
  const answer =
    readAnswer(typed.filter((word) => !isName(word))) ??
    readAnswer(typed.map((word) => (isName(word) ? 'HER' : word)));
  // "Agnès on the way", "Agnès arrived" speak of her, unless a comma or the like follows.
  const after = typed.slice(typed.findIndex((word) => !isName(word)))[0] ?? '';
  const isSubject = isName(typed[0] ?? '') && /[A-Z\d]/.test(after);
  const isPlain = answer?.command === 'yes' || answer?.command === 'no';
  return isSubject && !isPlain ? null : answer;
}

/** What somebody answers, where it may be read as an answer. */
function answerOf(typed: readonly string[], { call, isElder, names }: Open): ReadAnswer | null {
  const answer = readAnswer(typed) ?? readNamed(typed, names);
  if (!answer) return null;
  // Of a call that asked nobody here nothing can be said but the words that answer any question.
  const isOfCall = ['ambulance', 'arrived', 'status'].includes(answer.command);
  return isOfCall && call === null && isElder ? null : answer;
}

/**
 * What an SMS asks, in the light of what is open for its number. Pure: the same words and the same
 * things open ask the same. In this order:
 * - a clear answer to a call for help that asked the number, also one that names the ambulance;
 * - a word of help in any place, unless it is denied; also where SMS are to stop;
 * - distress in other words, which is never an answer;
 * - that all is well, or that something was taken, when nothing else is said;
 * - an answer, then whether SMS may come;
 * - all else is `unknown`, which is answered by a question.
 */
export function readCommand(text: string, open: Open = nothingOpen): ReadCommand {
  const typed = wordsOf(text);
  const words = spoken(typed);
  const answer = answerOf(typed, open);
  const asksHelp = readHelp(typed);
  const isOffer = (answer?.command === 'coming' || answer?.command === 'no') && offersHelp(words);
  const isAmbulance = answer?.command === 'ambulance' && open.call !== null;
  if (answer && (isOffer || isAmbulance)) return answer;
  // Somebody who was asked asks for help for the elder, who has called already.
  const isForOther = !open.isElder && open.call !== null;
  if (asksHelp === 'called') return plain(isForOther ? 'unknown' : 'help');
  const distress = readDistress(typed);
  if (distress.says === 'called') {
    const isOfCaller = open.call !== null && (isForOther || distress.isOfOther);
    return plain(isOfCaller ? 'unknown' : 'help');
  }
  if (distress.says === 'unclear') return plain('unknown');
  if (answer?.command === 'no' && open.call !== null) return answer;
  if (asksHelp === 'unclear') return plain('unknown');
  const own = isQuestion(typed) ? null : readOwn(words, open);
  if (own) return plain(own);
  if (answer?.command === 'yes' && open.isElder && open.call === 'fresh') return plain('yes');
  if (answer) return answer;
  if (start.includes(words[0] ?? '')) return plain('start');
  return plain(asksToStop(words) ? 'stop' : 'unknown');
}

/** What somebody says of themselves; null where it is something else. */
function readOwn(words: readonly string[], open: Open): ChannelCommand | null {
  if (open.isElder && saysOnly(words, ok, fillers)) return readOk(open);
  if (saysOnly(words, [...well, ...ok], fillers)) return readWell(words, open);
  return saysOnly(words, taken, [...fillers, ...fillersOfTaken]) ? 'taken' : null;
}

/** "OK" of an elder: a stray word ends no alarm of which somebody was notified. */
function readOk({ call, isMissed }: Open): ChannelCommand {
  if (call === 'fresh') return 'yes-or-well';
  return isMissed ? 'unknown' : 'well';
}

/** "1" of an elder who was just asked for help may answer either; "I am fine" speaks of herself. */
function readWell(words: readonly string[], { call, isElder }: Open): ChannelCommand {
  const isBare = words.every((word) => word === '1' || fillers.includes(word));
  return isElder && call === 'fresh' && isBare ? 'yes-or-well' : 'well';
}
