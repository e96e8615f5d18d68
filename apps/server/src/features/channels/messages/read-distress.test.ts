import { describe, expect, it } from 'vitest';
import { nothingOpen, type Open, readCommand } from './read-command.ts';

const elder: Open = { ...nothingOpen, isElder: true };
const requested: Open = { ...nothingOpen, call: 'fresh' };
const both: Open = { ...elder, call: 'fresh' };

/** What an elder says of herself, a sentence on each line. */
const ownDistress = `
I cannot breathe|I can't breathe|i cant even breathe|I can not breathe well|I can hardly breathe|I have trouble breathing|short of breath
I fell and cannot get up|I fell and I can't stand up|I cannot move|I cannot stand|I fell|I fell down in the kitchen|I fainted
I am going to die|I'm dying|im going to die|I think I will die|I am bleeding|bleeding badly|I have chest pain|pain in my chest
my chest hurts|I am choking|I'm having a heart attack|I am well but I am bleeding|I took it and now I cannot breathe
je ne peux pas respirer|Je n'arrive pas à respirer|je ne peux plus respirer|j'ai du mal à respirer|je vais mourir|je meurs|je suis en train de mourir
je suis tombée|Je suis tombé et je ne peux pas me relever|je n'arrive pas à me lever|je saigne|je saigne beaucoup|je perds du sang
j'ai mal à la poitrine|douleur dans la poitrine|j'étouffe|je m'étouffe|crise cardiaque
sinshobora guhumeka|Ntabwo nshobora guhumeka|guhumeka birangoye|nabuze umwuka|sinshobora guhaguruka|naguye sinshobora kubyuka|Naguye|naguye hasi
No, I can't breathe|NO. I AM DYING|No I am dying|No, chest pain|What, I cannot breathe|I am bleeding to death|No, I fell|Oya, naguye
Oya, ndarembye|Oya ndarembye|Oya sinshobora guhumeka|Oya, ububabare mu gatuza|Non, je saigne|Ça ne va pas, je saigne|Ça ne va pas mal à la poitrine
Je n'en peux plus, je meurs|Je n'en peux plus je meurs|En plus je saigne|I am not well, bleeding|Je saigne, pas de panique|je saigne plus fort|not good my chest hurts
J'ai mal à la poitrine s'il vous plaît|je saigne s'il te plait|je suis tombée, s'il vous plaît|HARD TO BREATHE, MY HUSBAND IS AT WORK
my husband is at work I cannot breathe|my husband is at work cannot breathe|My wife is out. Hard to breathe|call my husband chest pain|Mon mari est parti, je saigne
Ma poitrine me fait mal, mon mari est absent|umugabo wanjye agiye ndava amaraso|I fell, my husband is out|I fell please come quickly|peut pas respirer
ngiye gupfa|ndi gupfa|ndenda gupfa|ndarembye|ndava amaraso|ndimo kuva amaraso|ndababara mu gatuza|ndibwa mu gatuza|ndanigwa|nataye ubwenge
`;

/** What is said of somebody else, or bids somebody come. */
const distressOfOther = `
she cannot breathe|he is not breathing|she is bleeding|he is unconscious|she is dying|she fell|my wife fell|she is choking
my wife, she is bleeding|my husband has chest pain|mon mari a mal à la poitrine|elle saigne s'il vous plaît|my mother fell please come quickly
elle ne peut pas respirer|elle saigne|il est inconscient|elle est tombée|elle va mourir|viens vite|venez vite svp|come quickly|please come now
ntashobora guhumeka|ava amaraso|yataye ubwenge|yaguye|ari gupfa|muze vuba|ngwino vuba
`;

/** What is denied, asked or ordinary: it calls nobody, takes nothing and answers nothing. */
const clear = `
I am not bleeding|no chest pain|no bleeding|No, I don't have chest pain|oya, ntabwo ndembye|pas de saignement|je n'ai pas mal à la poitrine|si je ne peux pas respirer|what if she is bleeding
I'm not dying|nta bubabare mu gatuza|je ne saigne pas|je ne saigne plus|the bleeding has stopped|if I cannot breathe
I am dying to see you|je meurs de faim|my phone is dying|I fell in love|I fell asleep|I fell last year|fine but I fell|I cannot get up early|gutanga amaraso
umuvuduko w'amaraso|thank you for the chest|I breathe well|sinshobora kubyuka kare|come on Sunday|I had a heart attack two years ago|I cannot move to Kigali|my phone fell|night fell
imiti ntafashe|ntayifashe|ntawufashe|imiti ntayifashe|sinayifashe|sinawufashe|sinafashe imiti|ntiyafashwe|ntabwo nayifashe|sinayinyoye|ntayinyoye
yafashe imiti|bafashe|I have not taken it|not taken|did not take|je n'ai pas pris|pas pris|pas encore pris|je ne l'ai pas prise
taken?|have I taken it?|have I taken it|did I take it|taken it?|nafashe?|ese nafashe|ese nayifashe imiti|pris ?|ai-je pris|est-ce que j'ai pris
well?|am I well|am I fine?|ok?|1?|fine?|is all well|meze neza?|ese meze neza|bien ?|ça va bien ?|vais-je bien
I am going to bed|I am going to the market|ngiye kuryama|ngiye ku isoko|ndaje kuryama
`;

const sentences = (text: string) => text.trim().split(/[|\n]/);
const commandOf = (text: string, open: Open) => {
  const { command } = readCommand(text, open);
  expect(readCommand(text.toLocaleUpperCase(), open).command, text).toBe(command);
  return command;
};

describe('words of distress', () => {
  it.each(sentences(ownDistress))('"%s" call help for an elder, asked or not', (text) => {
    expect(commandOf(text, elder)).toBe('help');
    expect(commandOf(text, both)).toBe('help');
    expect(commandOf(text, requested)).toBe('unknown');
  });

  it.each(sentences(distressOfOther))('"%s" are no answer to the call of another', (text) => {
    expect(commandOf(text, elder)).toBe('help');
    expect(commandOf(text, both)).toBe('unknown');
    expect(commandOf(text, requested)).toBe('unknown');
  });

  it.each(sentences(clear))('"%s" call nobody and say nothing', (text) => {
    for (const open of [elder, both, requested])
      expect(commandOf(text, open), text).toBe('unknown');
  });

  it.each([
    ['Je viens vite', 'coming'],
    ['I can come now', 'coming'],
    ['I am going to see her', 'coming'],
    ['Ngiye kumureba', 'coming'],
    ['ngiye mu minota 5', 'coming'],
    ['I am going there now', 'coming'],
    ['I cannot come, I fell', 'no'],
    ['I called 912, she is bleeding', 'ambulance'],
  ])('"%s" still answers the call of another: %s', (text, command) => {
    expect(commandOf(text, requested)).toBe(command);
  });

  it.each([
    'hlp',
    'H E L P',
    'h.e.l.p',
    'H-E-L-P me',
    'H E L P I fell',
    'ＨＥＬＰ',
    '２',
    'he\u00adlp',
    'h\u200bel\u2060p',
    'HEEEELP',
    'T A B A R A',
    'A I D E',
    's o s',
  ])('"%s" is a word of help', (text) => {
    expect(commandOf(text, elder)).toBe('help');
  });
});

describe('an answer with a name', () => {
  const named: Open = { ...requested, names: ['Agnès', 'Marie Claire'] };

  it.each([
    ['YES Agnes', 'yes'],
    ['Agnès yego', 'yes'],
    ['no, Marie Claire', 'no'],
    ['coming to Agnès', 'coming'],
    ['I am with Agnès now', 'arrived'],
    ['je suis avec Agnès', 'arrived'],
    ['I am going to Agnès', 'coming'],
    ['Agnès: coming in 5 min', 'coming'],
    ['Agnès on the way to hospital', 'unknown'],
    ['Agnès arrived', 'unknown'],
    ['Agnès is coming', 'unknown'],
  ])('"%s" says: %s', (text, command) => {
    expect(readCommand(text, named).command).toBe(command);
  });
});
