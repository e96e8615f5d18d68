import { describe, expect, it } from 'vitest';
import { nothingOpen, type Open, readCommand } from './read-command.ts';

const elder: Open = { ...nothingOpen, isElder: true };
const missed: Open = { ...elder, isMissed: true };
const requested: Open = { ...nothingOpen, call: 'fresh' };
const both: Open = { ...elder, call: 'fresh' };

/** What each of these messages, one on a line, asks of whom. */
const table: readonly (readonly [string, Open, string])[] = [
  [
    'well',
    elder,
    '1| 1. |𝟙|１|Fine|I am fine, thanks|MEZE NEZA|meze|Bien merci|Je vais très bien|ok',
  ],
  [
    'help',
    elder,
    `2|2!|2 please|2 vite|2 murakoze|HELP|help me|Tabara!|TABARÁ|aide moi svp|Au secours|À l’aide !|a l'aide|J’ai besoin d’aide|Aidez-moi
Please help|I need help|Hafi, please help me|Can somebody help me|in danger|Muntabare|Ndatabaza|Nimuntabare!|Murakoze, mutabare|Ndi mu kaga
Nkeneye ubufasha|HAFI ndasaba ubufasha|I need an ambulance|HELP me, coming|Help, I am coming to you
I fell help me|ndwaye mumfashe|Mama yaguye tabara|Stop, I fell, help|STOP help|stop stop HELP ME|arrêtez, au secours|hagarika, mutabare
I am not well, help|not fine. help me|Je ne vais pas bien, aidez-moi|ntabwo meze neza mutabare|sinshobora guhaguruka, mutabare|fine but help|ok help
I fell and cannot get up help|nobody comes to help me|I took 2 and I need help|yes help|no, help!|meze nabi, ntabara|C'est urgent|s.o.s|S O S|🆘
hlep|HEPL me|mutabre|ntabraa|secous|Au secour|ambulence please|ubutabasi|nimumfashr|muntabar|urgance|Do come quickly, please, HELP|aide-moi`,
  ],
  [
    'unknown',
    elder,
    `no help needed|I need no help|I do not need help|I don't need any help|sinkeneye ubufasha|Nta bufasha nkeneye|Murakoze ubufasha bwanyu
je n’ai pas besoin d’aide|pas d'urgence|not an emergency|help is not needed|Thanks for your help|merci pour votre aide|please|I am not in danger
meze nabi|not fine|I am not well|pas bien|fine but I fell|sinafashe|2 nafashe|2 taken|took 2|1 2|12||?|Muraho|taken one of two
I took 2|2 pills|2 imiti|nafashe 2|Stop, I fell|manger|argent`,
  ],
  ['no', elder, 'not coming to help'],
  ['unknown', missed, 'ok|OK thanks|thanks|merci|murakoze|👍|ok ok'],
  ['well', missed, '1|I am fine|meze neza|je vais bien'],
  ['taken', elder, 'Taken|NAFASHE|nafashe imiti|Pris|pris, merci'],
  ['yes-or-well', both, '1|OK|ok thanks'],
  ['yes', both, 'YES|Yego'],
  ['well', both, 'I am fine|Meze neza'],
  ['coming', both, 'Ndaje mu minota 5|I am coming to help|On my way to help you'],
  ['help', both, 'help|mutabare|2|I fell, help'],
  [
    'yes',
    requested,
    'YEGO|Yes, thanks|oui merci|I see to it|I will take care of it|Je m’en occupe',
  ],
  ['well', requested, '1|OK|ok thanks'],
  [
    'coming',
    requested,
    `Ndaje|NDAJE|YEGO NDAJE|I am coming now|J'arrive|on my way|I'm coming in 10 minutes|Ndaje mu minota 5|J'arrive dans 10 min|Im coming|omw
I am coming to help|COMING TO HELP YOU|Yes, I'm on my way to help|J’arrive aider|Ndaje gufasha|coming|Coming in 20|Je viens tout de suite|j’y vais
I'll be there in half an hour|Turaje|ndi mu nzira|Je suis en route, 15 minutes|We are coming with my brother|ok coming|yes on the way|Ndaje nyuma y'iminota 10
Je viens vous aider|J'arrive chez elle dans 5 min|nshobora kuza mu minota 20|en route`,
  ],
  [
    'no',
    requested,
    `OYA|no|Non merci|I cannot|I can't|cant come sorry|sinshobora|Sinshobora kuza, ndi i Kigali|je ne peux pas|Désolé, je ne peux pas venir|I am not able to come
Sinaje|not coming|Sorry I can't, I'm in Musanze|ndi kure|I cannot help|Ntabwo nshoboye|je ne peux pas, je suis à Huye|sinshoboye`,
  ],
  [
    'ambulance',
    requested,
    `called the ambulance|I called 912|ambulance called|I have called an ambulance|J'ai appelé l'ambulance|nahamagaye imbangukiragutabara|nahamagaye 912
The ambulance is coming|j'ai appelé le SAMU`,
  ],
  ['arrived', requested, 'I am here|I am with her now|Nahageze|je suis arrivée|arrived|I am there'],
  [
    'status',
    requested,
    'is it over?|Is she ok?|C’est fini ?|byarangiye?|Ameze ate|what happened|it is over',
  ],
  [
    'unknown',
    requested,
    `You coming?|not coming to help?|to you|yes but I cannot|no ndaje|I cannot reach her|I cannot now but I am coming|I'm coming tomorrow|Ndaje ejo
She is coming|my son is on the way|if I can I come|coming at 5 pm|call the ambulance|I did not call the ambulance|has the ambulance arrived?|what should I do
Who is this?|maybe I'm coming|I am coming in 5 hours|je ne peux pas la joindre|thanks`,
  ],
  [
    'stop',
    nothingOpen,
    `STOP|stop.|Hagarika|arrêt svp|Please stop|stop sending|stop sending me messages|unsubscribe|UNSUBSCRIBE me please|arrêtez|Arrêtez de m'envoyer des SMS
désabonner|Désabonnez-moi|muhagarike|Muhagarike kohereza ubutumwa|sinshaka ubutumwa|Sinshaka SMS zanyu|no more messages|please do not send me sms|Don't text me any more messages
plus de messages svp|je ne veux plus de vos messages|unsubscrib|opt out|STOP STOP|ntimuzongere kunyoherereza ubutumwa`,
  ],
  [
    'unknown',
    nothingOpen,
    'Stop by the house|sinshaka|stop the messages, I fell|no more|pas de quoi',
  ],
  ['start', nothingOpen, 'START|Tangira|reprendre'],
];
const rows = table.flatMap(([command, open, texts]) =>
  texts.split(/[|\n]/).map((text) => [text, command, open] as const),
);

describe('the words of an SMS', () => {
  it.each(rows)('"%s" asks for: %s', (text, command, open) => {
    expect(readCommand(text, open).command).toBe(command);
    expect(readCommand(`${text.normalize('NFD')} `, open).command).toBe(command);
    expect(readCommand(text.toLocaleUpperCase(), open).command).toBe(command);
  });

  it.each([
    ["I'm coming in 10 minutes", 10],
    ['Ndaje mu minota 5', 5],
    ["J'arrive dans 10 min", 10],
    ['coming, 15min', 15],
    ['I am coming in 10-15 minutes', 15],
    ['J’arrive dans une demi-heure', 30],
    ['I will be there in 1 hour', 60],
    ['Ndaje mu isaha imwe', 60],
    ['coming in ten minutes', 10],
    ['Ndaje', null],
  ])('"%s" is there in %s minutes', (text, minutes) => {
    expect(readCommand(text, requested)).toEqual({ command: 'coming', minutes });
  });

  it('with a word of help and no denial calls, whatever else it says', () => {
    const cries = [
      'help',
      'HELP ME',
      'mutabare',
      'Tabara!',
      'au secours',
      'aidez-moi',
      'ambulance',
    ];
    const rest = [
      'stop',
      'please stop sending sms',
      'ok',
      '1',
      'I am fine',
      'meze neza',
      'nafashe imiti',
      'taken',
      'start',
      'yego',
      'thanks',
      'unsubscribe',
      'arrêtez',
      'muhagarike',
      'oya.',
      'I fell',
      'naguye',
      'je suis tombée',
      '2',
      '👍',
    ];
    for (const cry of cries) {
      for (const one of rest) {
        for (const other of rest) {
          for (const text of [`${cry} ${one} ${other}`, `${one} ${cry}, ${other}`]) {
            expect(readCommand(text, elder).command, text).toBe('help');
            expect(readCommand(text, missed).command, text).toBe('help');
          }
          const last = `${one}, ${other}. ${cry}`;
          expect(readCommand(last, elder).command, last).toBe('help');
        }
      }
    }
  });
});
