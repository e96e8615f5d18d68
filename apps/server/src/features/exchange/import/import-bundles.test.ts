import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import { callAs } from '../../../test/call-as.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { bundle, entry, loinc, patient, pulse } from '../../../test/fhir/make-bundle.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let elder: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  elder = await makePerson(app, { birthdate: '1952-03-12' });
});

const send = (body: object) => callAs(app, elder).post(`/api/elders/${elder.personId}/fhir`, body);
const taken = async (body: object) => (await send(body)).json().data;
const living = async () => {
  const answer = await callAs(app, elder).get(`/api/elders/${elder.personId}/vitals`);
  return answer.json().data.filter(({ state }: { state: string }) => state === 'final');
};
const valuesOf = async () => (await living()).map(({ values }: { values: object }) => values);

const jean = { name: [{ family: 'Habimana', given: ['Jean'] }], birthDate: '1948-01-02' };
const own = () => `Patient/${elder.personId}`;
const a = 'https://a.example/fhir';
const b = 'https://b.example/fhir';
const urn = 'urn:uuid:0aa7c7e4-3b8f-4c39-9b5e-0c2a4f6f0001';

describe('whose an Observation of a bundle is', () => {
  it.each([
    ['the other server first', false],
    ['the other server last', true],
  ])('belongs to the base of its own entry: %s', async (_, turned) => {
    const parts = [
      entry(patient({ id: '1', ...jean }), `${b}/Patient/1`),
      entry(pulse(44, 'Patient/1', { id: 'x' }), `${b}/Observation/x`),
      entry(patient({ id: '1' }), `${a}/Patient/1`),
      entry(pulse(55, 'Patient/1', { id: 'y' }), `${a}/Observation/y`),
    ];
    const answer = await taken(bundle(...(turned ? parts.reverse() : parts)));
    expect(answer.imported).toBe(1);
    expect(await valuesOf()).toEqual([{ value: 55 }]);
    expect(answer.patients).toEqual([
      {
        reference: 'https://b.example/fhir/Patient/1',
        name: 'Jean Habimana',
        birthdate: '1948-01-02',
        entries: 1,
      },
    ]);
  });

  it.each([
    ['an absolute reference', `${b}/Patient/1`, `${a}/Observation/y`, 0],
    ['an absolute reference to a version', `${a}/Patient/1/_history/3`, undefined, 1],
    ['a urn', urn, undefined, 0],
    ['a relative reference without a base', 'Patient/1', undefined, 0],
    ['a relative reference within a urn', 'Patient/1', 'urn:uuid:9', 0],
    ['a reference to a base without patients', 'https://c.example/Patient/1', undefined, 0],
  ])('is resolved by the rules of FHIR: %s', async (_, reference, fullUrl, imported) => {
    const answer = await taken(
      bundle(
        entry(patient({ id: '1', ...jean }), `${b}/Patient/1`),
        entry(patient({ id: '1', ...jean }), urn),
        entry(pulse(44, reference, { id: 'x' }), fullUrl),
        entry(patient({ id: '1' }), `${a}/Patient/1`),
      ),
    );
    expect(answer.imported).toBe(imported);
  });

  it('refuses two patients of one name, and never asks about them', async () => {
    const { imported, patients, skipped } = await taken(
      bundle(
        entry(patient({ id: '1', ...jean })),
        entry(patient({ id: '1' })),
        entry(pulse(44, 'Patient/1')),
      ),
    );
    expect([imported, patients]).toEqual([0, []]);
    expect(skipped.at(-1).message).toContain('Two patients of the file may be meant');
  });

  it('takes the Patient of a transaction who carries our id, or is the same person', async () => {
    for (const [value, who] of [
      [61, patient({ name: [], identifier: [{ value: elder.personId }] })],
      [62, patient({ id: elder.personId, birthDate: undefined })],
      [63, patient()],
      [64, patient({ name: [], identifier: [{ value: `urn:uuid:${elder.personId}` }] })],
    ] as const) {
      const sent = bundle(
        { ...entry(who, urn), request: { method: 'POST', url: 'Patient' } },
        entry(pulse(value, urn), `urn:uuid:${newId()}`),
      );
      expect(await taken(sent)).toMatchObject({ imported: 1, patients: [] });
    }
  });

  it('asks whom it does not know, and takes only the patient that was answered for', async () => {
    const sent = bundle(
      entry(patient({ id: '7', birthDate: '1952-01-01' }), `${a}/Patient/7`),
      entry(pulse(61, 'Patient/7', { id: 'x' }), `${a}/Observation/x`),
      entry(patient({ id: '8', ...jean }), `${a}/Patient/8`),
      entry(pulse(62, 'Patient/8', { id: 'y' }), `${a}/Observation/y`),
      entry(pulse(63, 'Patient/9', { id: 'z' }), `${a}/Observation/z`),
    );
    const { imported, patients } = await taken(sent);
    expect(imported).toBe(0);
    expect(patients).toMatchObject([
      { name: 'Esperance Mukamana', birthdate: '1952-01-01', entries: 1 },
      { name: 'Jean Habimana' },
    ]);
    const answered = (...references: string[]) => ({
      resourceType: 'Parameters',
      parameter: [
        ...references.map((valueString) => ({ name: 'patient', valueString })),
        { name: 'resource', resource: sent },
      ],
    });
    expect(await taken(answered(`${a}/Patient/9`, 'Patient/7'))).toMatchObject({ imported: 0 });
    expect(await taken(answered(patients[0].reference))).toMatchObject({ imported: 1 });
    expect(await valuesOf()).toEqual([{ value: 61 }]);
    const empty = { resourceType: 'Parameters', parameter: [{ name: 'patient' }] };
    expect((await send(empty)).json()).toMatchObject({ code: 'not-fhir' });
  });

  it('does not ask about somebody who surely is another', async () => {
    elder = await makePerson(app, { nationalId: '1195270012345067' });
    const another = patient({ id: '7', identifier: [{ value: '1195270012345068' }] });
    const sent = bundle(entry(another), entry(pulse(61, 'Patient/7')));
    expect(await taken(sent)).toMatchObject({ imported: 0, patients: [] });
    const answered = {
      resourceType: 'Parameters',
      parameter: [
        { name: 'patient', valueString: 'Patient/7' },
        { name: 'resource', resource: sent },
      ],
    };
    expect(await taken(answered)).toMatchObject({ imported: 0 });
  });
});

describe('a resource in another envelope', () => {
  const id = 'eie-1';
  const wrong = () => pulse(141, own(), { id, status: 'entered-in-error' });
  const first = `https://ehr.example/fhir/Observation/${id}`;
  it.each([
    ['alone', () => wrong()],
    ['in a bundle without addresses', () => bundle(entry(wrong()))],
    ['under a urn', () => bundle(entry(wrong(), urn))],
    ['as a version', () => bundle(entry(wrong(), `${first}/_history/2`))],
    ['by another spelling', () => bundle(entry(wrong(), first.replace('https', 'http')))],
  ])('is marked as wrong %s', async (_, again) => {
    await send(bundle(entry(pulse(141, own(), { id }), first)));
    expect(await taken(again())).toMatchObject({ removed: 1, skipped: [] });
    expect(await living()).toEqual([]);
  });

  it('is corrected wherever it comes from, and keeps the base that was known', async () => {
    const amended = (value: number) => pulse(value, own(), { id, status: 'amended' });
    await send(amended(81));
    expect(await taken(bundle(entry(amended(82), first)))).toMatchObject({ replaced: 1 });
    expect(await taken(amended(83))).toMatchObject({ replaced: 1 });
    expect(await valuesOf()).toEqual([{ value: 83 }]);
    const elsewhere = bundle(entry(amended(84), `${b}/Observation/${id}`));
    expect(await taken(elsewhere)).toMatchObject({ imported: 1 });
    const { removed, skipped } = await taken(wrong());
    expect([removed, skipped[0].message]).toEqual([
      0,
      'Readings of two systems have its name: it is not sure which one it changes.',
    ]);
    expect(await living()).toHaveLength(2);
  });

  it('is of the same vital where the base is not known', async () => {
    await send(bundle(entry(pulse(71, own(), { id: '1' }), `${a}/Observation/1`)));
    const weight = {
      code: loinc('29463-7'),
      id: '1',
      valueQuantity: { value: 60, unit: 'kg' },
    };
    expect(await taken(pulse(0, own(), weight))).toMatchObject({ imported: 1, replaced: 0 });
    expect(await living()).toHaveLength(2);
  });
});

describe('a short id of another document', () => {
  const urnOf = () => `urn:uuid:${newId()}`;
  const later = { effectiveDateTime: '2026-11-21T09:30:00+02:00' };
  const numbered = (value: number, more: object = {}) => pulse(value, own(), { id: '1', ...more });

  it.each([
    ['under two URNs, of two moments', urnOf, later],
    ['under two URNs, of one moment', urnOf, {}],
    ['without addresses, of two moments', () => undefined, later],
  ])('replaces nothing %s', async (_, address, more) => {
    await send(bundle(entry(numbered(71), address())));
    const next = bundle(entry(numbered(72, more), address()));
    expect(await taken(next)).toMatchObject({ imported: 1, replaced: 0 });
    expect(await living()).toHaveLength(2);
    const gone = numbered(0, { status: 'entered-in-error', effectiveDateTime: undefined });
    expect(await taken(gone)).toMatchObject({ removed: 0 });
    expect(await living()).toHaveLength(2);
  });

  it('replaces nothing of a known base at another moment', async () => {
    await send(bundle(entry(numbered(71), `${a}/Observation/1`)));
    expect(await taken(numbered(72, later))).toMatchObject({ imported: 1, replaced: 0 });
    const wrong = numbered(73, { status: 'entered-in-error', effectiveDateTime: '2026-11-19' });
    expect(await taken(wrong)).toMatchObject({ removed: 0 });
    expect(await living()).toHaveLength(2);
  });

  it.each([
    ['its URN', '1', urnOf()],
    ['its own UUID', newId(), undefined],
  ])('does not hide %s, by which a corrected time arrives', async (_, id, address) => {
    await send(bundle(entry(pulse(71, own(), { id }), address)));
    const again = bundle(entry(pulse(71, own(), { id, status: 'corrected', ...later }), address));
    expect(await taken(again)).toMatchObject({ replaced: 1 });
    expect(await living()).toMatchObject([{ takenAt: '2026-11-21T07:30:00.000Z' }]);
  });
});

describe('a blood pressure in two parts', () => {
  const half = (code: '8480-6' | '8462-4', value: number, more: object = {}) =>
    pulse(0, own(), { code: loinc(code), valueQuantity: { value, unit: 'mmHg' }, ...more });

  it('is joined where both are of one moment and person', async () => {
    const later = { effectiveDateTime: '2026-11-20T12:30:00Z' };
    const parts = [
      entry(half('8462-4', 82, { id: 'd' }), `${a}/Observation/d`),
      entry(half('8480-6', 128, { id: 's' }), `${a}/Observation/s`),
    ];
    const alone = entry(half('8480-6', 130, later));
    const answer = await taken(bundle(...parts, alone));
    expect(answer).toMatchObject({ imported: 1, skipped: [{ index: 2 }] });
    expect(answer.skipped[0].message).toBe(
      'It is half a blood pressure: the other part is missing.',
    );
    expect(await valuesOf()).toEqual([{ systolic: 128, diastolic: 82 }]);
    expect(await taken(bundle(...parts))).toMatchObject({ imported: 0, repeated: 1 });
    const wrong = half('8462-4', 82, { id: 'd', status: 'entered-in-error' });
    expect(await taken(wrong)).toMatchObject({ removed: 1 });
  });

  it('is not joined with a part of another person, nor guessed among several', async () => {
    const other = { subject: { reference: `Patient/${newId()}` } };
    const two = bundle(entry(half('8480-6', 128)), entry(half('8462-4', 82, other)));
    expect(await taken(two)).toMatchObject({ imported: 0, skipped: [{ index: 0 }, { index: 1 }] });
    const three = bundle(
      entry(half('8480-6', 128)),
      entry(half('8462-4', 82)),
      entry(half('8480-6', 150)),
    );
    const { imported, skipped } = await taken(three);
    expect(imported).toBe(0);
    expect(skipped[2].message).toContain('it is not sure which parts belong together');
  });
});

describe('units and codes of other systems', () => {
  it.each([
    ['8867-4', 71, 'beats/min', 71],
    ['8867-4', 72, 'bpm', 72],
    ['8867-4', 73, '{beats}/min', 73],
    ['9279-1', 16, 'breaths/min', 16],
    ['8310-5', 37, 'DEG C', 37],
    ['8310-5', 37.5, '°C', 37.5],
    ['8310-5', 98.6, 'deg F', 37],
    ['29463-7', 60, 'Kg', 60],
    ['29463-7', 150, 'lbs', 68],
    ['2708-6', 97, '%', 97],
    ['2345-7', 110, 'mg/dl', 110],
    ['14749-6', 5.5, 'mmol/l', 99],
    ['2340-8', 98, 'mg/dL', 98],
  ])('reads %s of %d %s', async (code, value, unit, kept) => {
    const sent = pulse(0, own(), { code: loinc(code), valueQuantity: { value, unit } });
    expect(await taken(sent)).toMatchObject({ imported: 1 });
    expect(await valuesOf()).toEqual([{ value: kept }]);
  });

  it.each([
    ['8310-5', 37, 'degrees'],
    ['8867-4', 71, 'beats'],
    ['2345-7', 5.5, 'mg'],
    ['29463-7', 60, 'stone'],
    ['8310-5', 37, 'bpm'],
  ])('never guesses what %s of %d %s is', async (code, value, unit) => {
    const sent = pulse(0, own(), { code: loinc(code), valueQuantity: { value, unit } });
    const { imported, skipped } = await taken(sent);
    expect([imported, skipped[0].message]).toEqual([0, 'Its unit is unknown for this vital sign.']);
  });
});
