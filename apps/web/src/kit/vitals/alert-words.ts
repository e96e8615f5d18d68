import {
  type AlertKind,
  consciousnessAt,
  isVital,
  type ObservedKind,
} from '@hafi/contract/alerts/alert-kinds';
import {
  type Consciousness,
  type VitalValues,
  vitalKinds,
} from '@hafi/contract/vitals/vital-kinds';
import type { VitalStatus } from '@hafi/contract/vitals/vital-status';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLocale } from '../../lib/words/locale.ts';
import { showValues } from './show-values.ts';
import { kindWords, statusWord } from './vital-words.ts';

const observedNames: Record<ObservedKind, MessageDescriptor> = {
  news2: msg`Early warning score`,
  consciousness: msg`Consciousness`,
};

/** How awake a person is, by ACVPU. */
export const consciousnessWords: Record<Consciousness, MessageDescriptor> = {
  alert: msg`Awake and clear`,
  'new-confusion': msg`Confused, which is new`,
  voice: msg`Reacts when spoken to`,
  pain: msg`Reacts to pain only`,
  unresponsive: msg`Does not react`,
};

/** What an alert is about. */
export const alertName = (kind: AlertKind): MessageDescriptor =>
  isVital(kind) ? kindWords[kind].name : observedNames[kind];

const observedStatus = { normal: null, watch: msg`Watch`, urgent: msg`Urgent` };

/** The status word beside an alert or a reading. */
export const alertStatusWord = (kind: AlertKind, status: VitalStatus): MessageDescriptor | null =>
  isVital(kind) ? statusWord(kind, status) : observedStatus[status.level];

/** Formats what an alert is about: `188/124 mmHg`, `NEWS2 11`, `Does not react`. */
export function useAlertFigure() {
  const { t } = useLingui();
  const locale = useLocale();
  return ({ kind, values }: { kind: AlertKind; values: VitalValues }): string => {
    if (isVital(kind)) return `${showValues(kind, values, locale)} ${vitalKinds[kind].unit}`;
    const value = 'value' in values ? values.value : 0;
    return kind === 'news2' ? `NEWS2 ${value}` : t(consciousnessWords[consciousnessAt(value)]);
  };
}
