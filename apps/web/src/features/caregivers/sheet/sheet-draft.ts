import type { CareTask, Condition } from '@hafi/contract/caregivers/care-terms';
import type { CareStop } from '@hafi/contract/caregivers/caregivers.contract';
import { newId } from '../../../lib/outbox/outbox-id.ts';

/** The vitals of the sheet, in its order. */
export const sheetKinds = [
  'blood-pressure',
  'heart-rate',
  'temperature',
  'oxygen-saturation',
] as const;
export type SheetKind = (typeof sheetKinds)[number];

/** The fields of the sheet's vitals: the two numbers of the pressure, and one of each other kind. */
export const sheetFields = [
  'systolic',
  'diastolic',
  'heart-rate',
  'temperature',
  'oxygen-saturation',
] as const;
export type SheetField = (typeof sheetFields)[number];

export const kindOfField = (field: SheetField): SheetKind =>
  field === 'systolic' || field === 'diastolic' ? 'blood-pressure' : field;

/** What is known of the visit when something is entered: kept for when it leaves the route. */
export type KeptStop = Pick<CareStop, 'elder' | 'planned' | 'calledOff' | 'doses' | 'visit'>;

/**
 * A visit's sheet as it was filled in so far. It lies on the device until it is sent. Nothing in it is
 * filled in by us.
 */
export interface SheetDraft {
  readonly visitId: string;
  readonly stop: KeptStop | null;
  /** The doses that were ticked, with the time. */
  readonly taken: Readonly<Record<string, string>>;
  readonly typed: Readonly<Partial<Record<SheetField, string>>>;
  /** When each vital was typed: that is when it was measured. */
  readonly typedAt: Readonly<Partial<Record<SheetKind, string>>>;
  /** The vitals whose value is far from usual, and was confirmed as it stands. */
  readonly sure: readonly SheetKind[];
  readonly tasks: readonly CareTask[];
  readonly condition: Condition | '';
  readonly note: string;
  /** `HH:MM` where the caregiver says another time than that of the press; otherwise empty. */
  readonly arrivedAt: string;
  readonly leftAt: string;
  /** The id under which each entry is sent, however often Done is pressed. */
  readonly ids: Readonly<Record<string, string>>;
  /** The names of the entries that were taken when others were not. */
  readonly sent: readonly string[];
}

export const emptyDraft = (): SheetDraft => ({
  visitId: newId(),
  stop: null,
  taken: {},
  typed: {},
  typedAt: {},
  sure: [],
  tasks: [],
  condition: '',
  note: '',
  arrivedAt: '',
  leftAt: '',
  ids: {},
  sent: [],
});

/** Identifies a dose by its medicine and its time. */
export const doseKey = ({ dueAt, medicationId }: { dueAt: string | null; medicationId: string }) =>
  `${medicationId} ${dueAt ?? ''}`;

/** Whether anything of the visit was entered, besides its times. */
export const isEntered = ({ condition, note, taken, tasks, typed }: SheetDraft): boolean =>
  condition !== '' ||
  note.trim() !== '' ||
  tasks.length > 0 ||
  Object.keys(taken).length > 0 ||
  Object.values(typed).some((text) => text.trim() !== '');

/** Forgets what was sent under a name: what is entered now is another entry. */
function afresh(draft: SheetDraft, name: string): SheetDraft {
  const { [name]: _before, ...ids } = draft.ids;
  return { ...draft, ids, sent: draft.sent.filter((each) => each !== name) };
}

/** Ticks a dose, or takes the tick back. */
export function withDose(draft: SheetDraft, key: string, at: string | null): SheetDraft {
  const { [key]: _before, ...others } = draft.taken;
  return { ...draft, taken: at === null ? others : { ...others, [key]: at } };
}

/** Types a number. What was confirmed before was another number. */
export function withTyped(
  draft: SheetDraft,
  field: SheetField,
  { at, text }: { text: string; at: string },
): SheetDraft {
  const kind = kindOfField(field);
  return {
    ...afresh(draft, `reading ${kind}`),
    typed: { ...draft.typed, [field]: text },
    typedAt: { ...draft.typedAt, [kind]: at },
    sure: draft.sure.filter((each) => each !== kind),
  };
}

/** The id of an entry, and the draft that remembers it. */
export function withIds(draft: SheetDraft, names: readonly string[]): SheetDraft {
  const ids = { ...draft.ids };
  for (const name of names) ids[name] ??= newId();
  return { ...draft, ids };
}
