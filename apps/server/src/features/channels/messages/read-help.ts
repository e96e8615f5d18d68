import { isOf, list } from './words-of.ts';

/** Words that call for help, in whatever place of a message. */
const help = list(`
  HELP HLP HLEP HEPL HELPP HHELP HEELP HELLP HALP HELPME SOS
  AIDE AIDES AIDEZ AIDEZMOI SECOURS SECOUREZ SECOURIR URGENCE URGENT URGENTE EMERGENCY DANGER AMBULANCE
  AMBULANS AMBILANSI IMBANGUKIRAGUTABARA
  TABARA TABARE TABAZA MUTABARE MUTABAZE NTABARA NTABARE NTABAZA NDATABAZA NDATABAJE TUTABARE
  GUTABAZA GUTABARA UBUTABAZI UMUTABAZI MUMFASHE NIMUMFASHE MUFASHE MFASHA NFASHA UMFASHE MUNTABARE
  MUNTABARIZE NIMUNTABARE NIMUTABARE MUDUTABARE NIMUDUTABARE UNTABARE KAGA UBUFASHA BUFASHA
`);

/** What denies the help word that follows it. */
const denies = list(`
  NO NOT NEVER DON DONT DOESN DOESNT CANNOT CANT OUT HORS PAS PLUS AUCUN AUCUNE NTA NTABWO
  SINKENEYE SINGIKENEYE SINSHAKA SIMBWIRE SINSABA SINSHOBORA SINSHOBOYE NTIDUKENEYE NTUTABAZE NTIMUTABAZE
`);

/** What may stand between "no" and the help that it denies. */
const between = list(`
  T NEED NEEDED NEEDS ANY ANYMORE YOUR THE A AN IN OF D DE DU L LA LE UN UNE WANT WANTED REQUIRE SEND CALL
  FOR BESOIN AI NI NKENEYE CYO URGENT
`);

/** What denies the help word that it follows. */
const deniesAfter = [
  'NOT NEEDED',
  'NOT NECESSARY',
  'NOT REQUIRED',
  'NO LONGER NEEDED',
  'IS NOT NEEDED',
  'IS NOT NECESSARY',
  'IS NO LONGER NEEDED',
  'ISN T NEEDED',
  'PAS NECESSAIRE',
  'PAS BESOIN',
  'N EST PAS NECESSAIRE',
  'N EST PLUS NECESSAIRE',
  'NTABWO BUKENEWE',
  'SINDUKENEYE',
  'SIMBUKENEYE',
  'NTABWO MBUKENEYE',
];

const thanks = list('THANKS THANK MERCI MURAKOZE URAKOZE MWARAKOZE');
const betweenThanks = list('YOU FOR POUR DE DU L VOTRE TON YOUR THE ALL CYANE KU KUBW');

/** The word from which on those before this place are all links between, going back. */
function behind(words: readonly string[], at: number, links: readonly string[]): string {
  let place = at - 1;
  while (place >= 0 && links.includes(words[place] ?? '')) place -= 1;
  return words[place] ?? '';
}

function isDenied(words: readonly string[], at: number): boolean {
  if (denies.includes(behind(words, at, between))) return true;
  const before = words[at - 1] ?? '';
  if (before === 'T' && words[at - 2] === 'CAN') return true;
  if ((before === 'N' || before === 'NE') && words[at + 1] === 'PAS') return true;
  const after = words.slice(at + 1, at + 6).join(' ');
  return deniesAfter.some((phrase) => after === phrase || after.startsWith(`${phrase} `));
}

/** "Thanks for your help" asks for none; "Thanks, help" does. */
function isThanked(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  const first = behind(words, at, betweenThanks);
  const isLinked = words[at - 1] !== first || word === 'UBUFASHA';
  return isLinked && thanks.includes(first);
}

/** What may stand beside "2" when it calls for help: nothing that it may count. */
const fillersOfTwo = list(`
  PLEASE PLS NOW QUICK QUICKLY THANKS THANK YOU SVP VITE MERCI MURAKOZE URAKOZE VUBA NONAHA NYAMUNEKA HAFI
  HELLO HI MURAHO MWARAMUTSE MWIRIWE BONJOUR BONSOIR
`);

/**
 * What a message says of help: `called` where a word of it stands in any place, or "2" by itself;
 * `unclear` where each such word is denied ("no help needed") or thanked for.
 */
export function readHelp(words: readonly string[]): 'called' | 'unclear' | 'none' {
  const places = words.flatMap((word, at) => (isOf(word, help) ? [at] : []));
  if (places.some((at) => !isDenied(words, at) && !isThanked(words, at))) return 'called';
  if (places.length > 0) return 'unclear';
  const typed = words.filter((word) => /[A-Z\d]/.test(word));
  const isTwo =
    typed.includes('2') && typed.every((each) => each === '2' || fillersOfTwo.includes(each));
  return isTwo && typed.filter((each) => each === '2').length === 1 ? 'called' : 'none';
}
