import { distress, distressAlone } from './distress-words.ts';
import { hasPhrase, list } from './words-of.ts';

/** What denies the words of distress that follow it. */
const denies = list(`
  NOT NEVER WITHOUT ISN AREN DON DIDN DOESN WASN SANS PAS PLUS AUCUN AUCUNE JAMAIS NTA NTABWO
`);
/** What "no" denies directly before it; before a sentence it only answers: "no I am dying". */
const things = /^(CHEST PAIN|PAINS? IN|PRESSURE|TROUBLE|DIFFICULTY|BLEEDING|HEART ATTACK|CHOKING)/;
/** Ends in a word that denies, and denies nothing that follows: "en plus je saigne". */
const deniesNothing = /(^| )(EN PLUS|DE PLUS|VA PAS|VAIS PAS|PEUX PLUS|PEUX PAS)$/;
const supposes = list('IF WHAT SI NIBA IYO');
const between = list('T A ANY MORE MY THE HAVE HAD EU LONGER LONG D DE DU LA LE ONLY');
/** What takes back the words of distress that it follows, from their next word on. */
const deniesAfter = [
  'PAS',
  'PLUS',
  'GONE',
  'IS GONE',
  'STOPPED',
  'HAS STOPPED',
  'IS OVER',
  'IS BETTER',
  'EARLY',
  'DE FAIM',
  'DE SOIF',
  'DE RIRE',
  'D ENVIE',
  'KARE',
  'BYAHAGAZE',
  'BYASHIZE',
];
/** "Dying to see you", "cannot move to Kigali". */
const isFollowedByTo = /(DYING|MOVE)$/;

/** Said of long ago, unless it is now as well. */
const longAgo = [
  'AGO',
  'LAST YEAR',
  'LAST MONTH',
  'L AN DERNIER',
  'L ANNEE DERNIERE',
  'UMWAKA USHIZE',
];
const now = ['NOW', 'AGAIN', 'MAINTENANT', 'ENCORE', 'UBU', 'NONAHA'];

/** What may stand beside "I fell": who and where, and what hurts. */
const fillersOfAlone = list(`
  I VE M AM IM JE J AI ME SE S MOI NOUS US AND ET A AN THE MY HAVE HAS IS DOWN BADLY HARD AGAIN JUST NOW PLEASE PLS HELLO HAFI
  HERE HOME HOUSE AT IN ON OF TO FROM OUT FLOOR GROUND KITCHEN BATHROOM TOILET STAIRS GARDEN OUTSIDE BED SHOWER ALONE
  MOTHER FATHER WIFE HUSBAND MUM MAMA PAPA SHE HE QUICK QUICKLY HURT PAIN LEG HIP HEAD BACK ARM KNEE BROKE BROKEN
  SVP S IL VOUS PLAIT ICI CHEZ MAISON DANS LA LE L SUR PAR TERRE CUISINE DOUCHE ESCALIER SEUL SEULE ELLE MON MA MAL VITE
  MARI FEMME MERE PERE JAMBE HANCHE TETE DOS BRAS GENOU NO NON OYA YES OUI YEGO
  NDI MU KU NZU HASI HANZE HANO IWANJYE VUBA NONAHA UBU UMUGABO UMUGORE WANJYE NYAMUNEKA NAKOMERETSE NAVUNITSE NDABABARA
  MURAHO NJYENYINE AKAGURU UKUGURU UMUTWE
`);

/** Who may be the subject of distress besides who writes. */
const others = list(`
  SHE HE HER HIS MOTHER FATHER WIFE HUSBAND ELLE IL MARI FEMME MERE PERE UMUGABO UMUGORE MAMA PAPA ARI ARIMO AGIYE
`);
/** A phrase whose own words speak of another, or of who writes. */
const ofOther = /^(A(?!RRIVE|M |RE |BOUT)|Y|NTA(?!BWO|YE))/;
const ofSelf = /^(ND|NG|NA|NI|NV|NTAYE|NTABWO|MB|MP|MV|SIN|SIM)/;
const self = list('I M IM AM MY ME JE J AI SUIS MA MON NDI NDIMO NJYE');
/** Of which another is the subject, rather than of the distress: "my husband is at work". */
const elsewhere = list('AT AWAY GONE OUT WORK ABSENT PARTI PARTIE TRAVAIL');
const addressed =
  /(^| )(CALL|TELL|PHONE|ASK|APPELEZ|APPELLE|DITES|DIS|PREVENEZ)( TO| A)?( MY| MON| MA)?$/;

/** Polite words, of which "IL" is nobody. */
const please = /\b(S IL|SIL) (VOUS|TE|VS) PLA[IE]T\b/g;

/** The words of a message, and after which of them something ends: a full stop, a comma. */
interface Said {
  readonly words: readonly string[];
  readonly isEnd: (at: number) => boolean;
}

const fillers = list('EVEN REALLY PROPERLY');

function saidIn(typed: readonly string[]): Said {
  const polite = typed.join(' ').replace(please, '').split(' ');
  const words: string[] = [];
  const ends = new Set<number>();
  for (const each of polite) {
    if (!/[A-Z\d]/.test(each)) ends.add(words.length - (each === '' ? Number.NaN : 1));
    else if (!fillers.includes(each)) words.push(each);
  }
  return { words, isEnd: (at) => ends.has(at) };
}

/** The places at which a phrase stands. */
function placesOf(words: readonly string[], phrase: string): readonly number[] {
  const parts = phrase.split(' ');
  return words.flatMap((_, at) =>
    parts.every((part, nth) => words[at + nth] === part) ? [at] : [],
  );
}

/** A phrase of distress in a message. */
interface Found {
  readonly at: number;
  readonly phrase: string;
}

const found = (words: readonly string[], phrases: readonly string[]): readonly Found[] =>
  phrases.flatMap((phrase) => placesOf(words, phrase).map((at) => ({ at, phrase })));

/** The place of the last word before this one that is none of these; -1 where something ends first. */
function behind({ isEnd, words }: Said, at: number, links: readonly string[]): number {
  let place = at - 1;
  while (place >= 0 && !isEnd(place) && links.includes(words[place] ?? '')) place -= 1;
  return isEnd(place) ? -1 : place;
}

const subjects = list('I IM JE J WE SHE HE ELLE IL MOTHER FATHER WIFE HUSBAND');
const linksOfSupposed = [...between, ...list('I M JE J AM IM AI NE N SHE HE ELLE IL IS S')];

/** A denial never crosses a subject or a full stop: "no, I cannot breathe". */
function isDenied(said: Said, { at, phrase }: Found): boolean {
  const { isEnd, words } = said;
  if (supposes.includes(words[behind(said, at, linksOfSupposed)] ?? '')) return true;
  const place = behind(said, at, between);
  const word = words[place] ?? '';
  const isSentence = subjects.includes(phrase.split(' ')[0] ?? '');
  if (word === 'NO' && things.test(phrase)) return true;
  const upTo = words.slice(0, place + 1).join(' ');
  if (denies.includes(word) && !isSentence && !deniesNothing.test(upTo)) return true;
  const end = at + phrase.split(' ').length;
  if (isEnd(end - 1)) return false;
  const after = words.slice(end).join(' ');
  if (/^TO (?!DEATH)/.test(after) && isFollowedByTo.test(phrase)) return true;
  // "Je saigne plus fort" is more of it.
  if (/^PLUS (FORT|ET|QUE|ENCORE|BEAUCOUP)( |$)/.test(after)) return false;
  return deniesAfter.some((each) => after === each || after.startsWith(`${each} `));
}

/**
 * Whether it is another's distress: where they are plainly its subject, in the phrase or before it in the
 * same sentence with no word of oneself between. In doubt it is of who writes.
 */
function isOfAnother({ isEnd, words }: Said, { at, phrase }: Found): boolean {
  const parts = phrase.split(' ');
  if (parts.some((word) => others.includes(word))) return true;
  if ([...parts, words[at - 1] ?? ''].some((word) => self.includes(word))) return false;
  if (ofSelf.test(phrase)) return false;
  if (ofOther.test(phrase)) return true;
  for (let place = at - 1; place >= 0; place -= 1) {
    const word = words[place] ?? '';
    const isOther = others.includes(word);
    // "My wife, she" goes on; any other stop ends what they are the subject of.
    if (isEnd(place) && !isOther) return false;
    if (self.includes(word) || elsewhere.includes(word)) return false;
    if (isOther) return !addressed.test(words.slice(0, place).join(' '));
  }
  return false;
}

/** What a message says of distress, and whether of somebody else than who sends it. */
export interface ReadDistress {
  readonly says: 'called' | 'unclear' | 'none';
  readonly isOfOther: boolean;
}

const none: ReadDistress = { says: 'none', isOfOther: false };

/** Whether nothing is said but a fall or the like, and no offer: "I can come now" is none. */
function saysAlone(words: readonly string[]): boolean {
  const parts = distressAlone.filter((phrase) => placesOf(words, phrase).length > 0);
  const said = parts.flatMap((phrase) => phrase.split(' '));
  const isOffer = /\b(JE|J|I|WILL|LL|CAN|TO) (VIENS|COME)\b/.test(words.join(' '));
  return (
    said.length > 0 &&
    !isOffer &&
    words.every((word) => [...said, ...fillersOfAlone].includes(word))
  );
}

/** Bids to come, which may be said of another. */
const bidsToCome = /^(COME|VIENS|VENEZ|NGWINO|MUZE|NIMUZE|UZE) /;

/**
 * What a message says that is distress without a word of help: breath, blood, chest, dying, a fall.
 * `unclear` where it is denied or only supposed.
 */
export function readDistress(typed: readonly string[]): ReadDistress {
  const said = saidIn(typed);
  const { words } = said;
  const all = found(words, distress);
  const isPast = hasPhrase(words, longAgo) && !hasPhrase(words, now);
  const real = isPast ? [] : all.filter((each) => !isDenied(said, each));
  if (real.length > 0) {
    return { says: 'called', isOfOther: real.every((each) => isOfAnother(said, each)) };
  }
  if (all.length > 0) return { says: 'unclear', isOfOther: false };
  if (typed.includes('?') || !saysAlone(words)) return none;
  const falls = found(words, distressAlone).filter(({ phrase }) => !bidsToCome.test(phrase));
  return { says: 'called', isOfOther: falls.every((each) => isOfAnother(said, each)) };
}
