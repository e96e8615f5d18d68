import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { personName } from './fields.ts';
import { isVisible } from './visible-text.ts';

const codeOf = (typed: string) => personName.safeParse(typed).error?.issues[0]?.message;

it.each([
  'Espérance|Espe\u0301rance|Mukamana|Uwase|Niyonsenga|Ndayishimiye|Nzeyimana|Rwigema|Cyuzuzo',
  "Ingabire|Tuyisenge|Twagirumukiza|Mpfizi|Ng|Ng’ang’a|N’Da|N'Da|N\u02bcDa|Ishimwe Ange|Shyaka",
  "'t Hart|’t Hart|’n Boer|ʼt Hooft|O'Neill|O’Neill|D'Arc|d’Estaing|van der Berg|von Trapp|de la Cruz",
  'Jean-Baptiste|Jean‑Baptiste|Marie-Claire Anne|Jean P. Habimana|J.P.|J.P. Habimana|St. Clair|A|U',
  'François|Zoë|Hélène|Étienne|Œuvrard|Çelik|Łukasz|Þór|Nguyễn|Trần Thị Hương|Ðặng|Müller|Weiß|Ağaoğlu',
  'محمد|عبد الله|فاطمة الزهراء|李|王小明|欧阳|阿卜杜拉·阿里|山田 ひろし|ヤマダ|김민준|Иван|Мария-Анна',
  'Ελένη|አበበ|דוד|अनिता|ประยุทธ์|ქეთი|Հայկ|Haffiz|Hafiz|Hafsa|Hafidh|Andrea|Drake|Adminah|Prosper',
  'Ɛsi|Kɔfi|Ŋgugi|Mary Ann|Sœur Marie|Nyirahabimana|Aline\u00a0Claire|Supporta|Kwizera Hafidha',
  'J.Bosco|J.Claude|J.M.Vianney|M.Claire|J.M.V.|J.BOSCO|J.Bosco Habimana|M.Jean-Paul|Ng. J.Bosco|É.Uwase|J.B.Comfort',
])('takes the names %#', (names) => {
  for (const name of names.split('|')) {
    expect(codeOf(name), name).toBeUndefined();
    expect(personName.parse(personName.parse(name))).toBe(personName.parse(name));
  }
});

it.each([
  [
    'control-characters',
    '\u3164|\u115f|\u1160|\uffa0|\u17b4|Aline\u200b|\u202eenilA|Ali\u00adne|A\ufe0fline|Kevin\u2060|Ali\u200dne|\u3164\u3164 Uwase|Aline\u{e0041}',
  ],
  [
    'invalid-name',
    `<b>|😀|Visit evil.rw|evil.rw now|t.co|www.evil|J.rw|J.RW|J.Rw|j.bosco|T.Co|X.Com|x.com|A.B.C.Evil.Rw|a.b.c.evil.rw|www.x.com|W.X.COM|EVIL.RW|Jean.Bosco|Ha.Fi|J.Bosco.Rw|Jb.Bosco|J..Bosco|.Bosco|J.Bosco.rw|Q.Net Jean|Aline 2|R2D2|Aline,|a@b.rw|-Jean|Jean--Paul|Murenzi ......|. .|'|.|Aline ?|K\u0336e\u0336vin|A\u20ddline|An${'\u0301'.repeat(4)}e|Ｋｅｖｉｎ|𝓚𝓮𝓿𝓲𝓷|𝐀𝐥𝐢𝐧𝐞|ﬁona|Aline /|A_B`,
  ],
  ['mixed-alphabets', 'Аline|Alinе|Кevin|Uwаse|Αline|Иvan|Jean-Pаul|O’Nеill|Aline Uwаse|محمدa|李a'],
  [
    'reserved-name',
    'Hafi|HAFI Coordinator|Hafi Support|hafi|HAFl|Hafı|Háfí|Ha-fi|H a f i|Hafi-Team|HafiSupport|Hafihelp|HafiHelp Uwase|J.Doctor|H.Afi|ʜᴀꜰɪ|Dr Jean|Dr. Jean|dr|Prof. Uwase|Docteur|Admin Admin|Coordinator|Support|Coordinateur|Ádmin|SUPPORT Line',
  ],
  ['required', ' |\u00a0|\u2003\u3000'],
])('says %s', (code, names) => {
  for (const name of names.split('|')) {
    expect(codeOf(name), JSON.stringify(name)).toBe(isVisible(name) ? code : 'required');
  }
});

it('keeps of whatever is typed only what is seen, composed and on one line', () => {
  const typed = fc.string({
    unit: fc.oneof(
      fc.constantFrom(..."aeé '’.-\u0301\u200b\u3164а李م"),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    ),
    maxLength: 12,
  });
  fc.assert(
    fc.property(typed, (each) => {
      const read = personName.safeParse(each);
      if (!read.success) return true;
      const { data } = read;
      return (
        data === data.normalize('NFKC') &&
        data.split(' ').every((part) => /\p{L}/u.test(part) && isVisible(part)) &&
        !/[\p{C}\p{N}\p{S}]|\p{M}{3}| {2}/u.test(data)
      );
    }),
  );
});
