import { describe, expect, test } from 'vitest';
import {
  choose,
  goBack,
  goNext,
  goOnWith,
  loseTime,
  missingIn,
  readWizard,
  recall,
  type Wizard,
  writeWizard,
} from './wizard.ts';

const today = '2026-11-21';
const doctor = '0195a3b2-0000-7000-8000-000000000001';
const read = (search: string) => readWizard(new URLSearchParams(search), today);
const complete = `doctor=${doctor}&date=2026-11-24&time=10:30&type=general`;

describe('reading the URL', () => {
  test('nothing chosen begins at the doctor', () => {
    expect(read('')).toEqual({
      step: 1,
      elder: null,
      doctor: null,
      date: null,
      time: null,
      type: null,
      mode: 'in-person',
    });
  });

  test('a doctor chosen elsewhere skips to step 2', () => {
    expect(read(`doctor=${doctor}`).step).toBe(2);
    expect(read(`doctor=${doctor}&step=1`).step).toBe(1);
  });

  test('no step is open before the earlier ones are complete', () => {
    expect(read('step=4').step).toBe(1);
    expect(read(`doctor=${doctor}&step=3`).step).toBe(2);
    expect(read(`doctor=${doctor}&date=2026-11-24&step=4`).step).toBe(2);
    expect(read(`doctor=${doctor}&date=2026-11-24&time=10:30&step=4`).step).toBe(3);
    expect(read(`${complete}&step=4`).step).toBe(4);
  });

  test.for([
    ['doctor=somebody', 'doctor'],
    [`doctor=${doctor}&date=2026-11-20&time=10:30`, 'date'],
    [`doctor=${doctor}&date=2027-02-29`, 'date'],
    [`doctor=${doctor}&date=2026-11-24&time=10:17`, 'time'],
    [`doctor=${doctor}&type=massage`, 'type'],
  ] as const)('%s leaves %s out', ([search, name]) => {
    expect(read(search)[name]).toBeNull();
  });

  test('a time without its day is ignored', () => {
    expect(read(`doctor=${doctor}&date=2026-11-20&time=10:30`).time).toBeNull();
  });

  test('today can be chosen', () => {
    expect(read(`doctor=${doctor}&date=${today}`).date).toBe(today);
  });

  test('what is written is read back, and the rest of the URL stays', () => {
    const wizard = { ...read(`${complete}&mode=video`), step: 3 } satisfies Wizard;
    const written = writeWizard(wizard, new URLSearchParams('q=heart'));
    expect(written.get('q')).toBe('heart');
    expect(readWizard(written, today)).toEqual(wizard);
  });
});

describe('the patient', () => {
  const elder = doctor.replace(/1$/, '9');

  test('an elder or oneself is read from the URL and kept on the way', () => {
    expect(read(`elder=${elder}`).elder).toBe(elder);
    expect(read('elder=self').elder).toBe('self');
    expect(read('elder=grandmother').elder).toBeNull();
    const wizard = choose(read(`${complete}&elder=${elder}&step=4`), { doctor: elder });
    expect(wizard).toMatchObject({ elder, date: null });
    expect(readWizard(writeWizard(wizard), today).elder).toBe(elder);
  });

  test('another patient keeps everything else', () => {
    const wizard = read(`${complete}&step=4`);
    expect(choose(wizard, { elder })).toEqual({ ...wizard, elder });
  });
});

describe('choosing', () => {
  test('another doctor resets day, time and type', () => {
    const other = doctor.replace(/1$/, '2');
    const next = choose(read(complete), { doctor: other });
    expect(next).toMatchObject({ doctor: other, date: null, time: null, type: null });
  });

  test('another day resets the time, and keeps the type', () => {
    const next = choose(read(complete), { date: '2026-11-25' });
    expect(next).toMatchObject({ date: '2026-11-25', time: null, type: 'general' });
  });

  test('the same choice again changes nothing', () => {
    const wizard = read(complete);
    expect(choose(wizard, { date: wizard.date })).toEqual(wizard);
    expect(choose(wizard, { doctor: wizard.doctor })).toEqual(wizard);
  });
});

describe('moving between steps', () => {
  test('next needs the choice of its step', () => {
    const first = read('');
    expect(goNext(first)).toBe(first);
    expect(missingIn(1, first)).toBe('doctor');
    const second = read(`doctor=${doctor}&date=2026-11-24`);
    expect(goNext(second)).toBe(second);
    expect(missingIn(2, second)).toBe('time');
    expect(goNext(read(`doctor=${doctor}&date=2026-11-24&time=09:00`)).step).toBe(3);
  });

  test('previous stops at the first step and loses nothing', () => {
    const fourth = read(`${complete}&step=4`);
    const back = goBack(goBack(goBack(goBack(fourth))));
    expect(back).toEqual({ ...fourth, step: 1 });
  });

  test('a lost time leads back to the times and keeps everything else', () => {
    const fourth = read(`${complete}&step=4&mode=phone`);
    expect(loseTime(fourth)).toEqual({ ...fourth, time: null, step: 2 });
  });
});

describe('going on with a choice', () => {
  test('opens the next step, or the one behind the last that is complete', () => {
    expect(goOnWith(read(''), { doctor })).toMatchObject({ step: 2, doctor });
    const soonest = { doctor, date: '2026-11-24', time: '09:30' };
    expect(goOnWith(read(''), soonest)).toMatchObject({ step: 3, ...soonest });
    const second = read(`doctor=${doctor}`);
    expect(goOnWith(second, { date: '2026-11-24', time: '09:00' }).step).toBe(3);
    expect(goOnWith(read(`${complete}&step=3`), { type: 'general' }).step).toBe(4);
  });
});

describe('going back to an earlier address', () => {
  const latest = read(`${complete}&step=4&mode=phone`);

  test('marks what was chosen later, and keeps it for the way on', () => {
    expect(recall(read(''), latest)).toEqual({ ...latest, step: 1 });
    expect(recall(read(`doctor=${doctor}&date=2026-11-24`), latest).time).toBe('10:30');
  });

  test('but nothing that no longer fits', () => {
    const other = doctor.replace(/1$/, '2');
    expect(recall(read(`doctor=${other}`), latest)).toMatchObject({ date: null, type: null });
    expect(recall(read(`doctor=${doctor}&date=2026-11-25`), latest).time).toBeNull();
    const lost = { ...latest, time: null };
    expect(recall(read(`doctor=${doctor}&date=2026-11-24`), lost).time).toBeNull();
  });
});
