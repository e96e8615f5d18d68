import { distress, distressAlone } from './distress-words.ts';
import { hasPhrase, list, spoken } from './words-of.ts';

/** What denies the words of distress that follow it, or only supposes them. */
const denies = list(`
  NO NOT NEVER WITHOUT ISN AREN DON DIDN DOESN WASN SANS PAS PLUS AUCUN AUCUNE JAMAIS NTA NTABWO OYA
`);
const supposes = list('IF WHAT SI NIBA IYO');
const between = list('T A ANY MORE MY THE HAVE HAD LONGER LONG D DE DU LA LE ONLY');
/** What takes back the words of distress that it follows, from their next word on. */
const deniesAfter = [
  'PAS',
  'PLUS',
  'TO',
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
const besideAlone = list(`
  I VE M AM IM JE J AI ME SE S MOI NOUS US AND ET A AN THE MY HAVE HAS IS DOWN BADLY HARD AGAIN JUST NOW PLEASE PLS HELLO HAFI
  HERE HOME HOUSE AT IN ON OF TO FROM OUT FLOOR GROUND KITCHEN BATHROOM TOILET STAIRS GARDEN OUTSIDE BED SHOWER ALONE
  MOTHER FATHER WIFE HUSBAND MUM MAMA PAPA SHE HE QUICK QUICKLY HURT PAIN LEG HIP HEAD BACK ARM KNEE BROKE BROKEN
  SVP S IL VOUS PLAIT ICI CHEZ MAISON DANS LA LE L SUR PAR TERRE CUISINE DOUCHE ESCALIER SEUL SEULE ELLE MON MA MAL VITE
  MARI FEMME MERE PERE JAMBE HANCHE TETE DOS BRAS GENOU
  NDI MU KU NZU HASI HANZE HANO IWANJYE VUBA NONAHA UBU UMUGABO UMUGORE WANJYE NYAMUNEKA NAKOMERETSE NAVUNITSE NDABABARA
  MURAHO NJYENYINE AKAGURU UKUGURU UMUTWE
`);

/** Who speaks of somebody else. */
const others = list(`
  SHE HE HER HIM HIS MOTHER FATHER WIFE HUSBAND ELLE IL LUI PEUT VA MARI FEMME MERE PERE UMUGABO UMUGORE MAMA PAPA
  ARI ARIMO AGIYE
`);
const ofOther = /^(A(?!RRIVE|M |RE |BOUT)|Y|NTA(?!BWO|YE))/;
const ofSelf = list('I M IM AM MY ME JE J');

/** The places at which a phrase stands. */
function placesOf(words: readonly string[], phrase: string): readonly number[] {
  const parts = phrase.split(' ');
  return words.flatMap((_, at) =>
    parts.every((part, nth) => words[at + nth] === part) ? [at] : [],
  );
}

function isDenied(words: readonly string[], at: number, length: number): boolean {
  let before = at - 1;
  while (between.includes(words[before] ?? '') || ofSelf.includes(words[before] ?? '')) before -= 1;
  if (denies.includes(words[before] ?? '') || supposes.includes(words[before] ?? '')) return true;
  const after = words.slice(at + length).join(' ');
  return deniesAfter.some((phrase) => after === phrase || after.startsWith(`${phrase} `));
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
    said.length > 0 && !isOffer && words.every((word) => [...said, ...besideAlone].includes(word))
  );
}

/**
 * What a message says that is distress without a word of help: breath, blood, chest, dying, a fall.
 * `unclear` where it is denied or only supposed.
 */
export function readDistress(typed: readonly string[]): ReadDistress {
  const words = spoken(typed).filter((word) => !['EVEN', 'REALLY', 'PROPERLY'].includes(word));
  const found = distress.flatMap((phrase) =>
    placesOf(words, phrase).map((at) => ({ at, phrase, length: phrase.split(' ').length })),
  );
  const namesOther = words.some((word) => others.includes(word));
  const isPast = hasPhrase(words, longAgo) && !hasPhrase(words, now);
  const real = isPast ? [] : found.filter(({ at, length }) => !isDenied(words, at, length));
  if (real.length > 0) {
    const isSelf = real.some(({ at, phrase }) => {
      const before = words[at - 1] ?? '';
      return ofSelf.includes(before) || !(namesOther || ofOther.test(phrase));
    });
    return { says: 'called', isOfOther: !isSelf };
  }
  if (found.length > 0) return { says: 'unclear', isOfOther: namesOther };
  if (typed.includes('?') || !saysAlone(words)) return none;
  const asksToCome = /\b(COME|VIENS|VENEZ|NGWINO|MUZE|NIMUZE|UZE)\b/.test(words.join(' '));
  return {
    says: 'called',
    isOfOther: namesOther || asksToCome || /\bY(A|I)\w+/.test(words.join(' ')),
  };
}
