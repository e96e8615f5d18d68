import { consciousnessLevels, type VitalKind, vitalKindNames } from '../vitals/vital-kinds.ts';

/**
 * What an alert may be about besides one vital: the NEWS2 score of a complete set of observations,
 * and a level of consciousness other than alert.
 */
export const observedKinds = ['news2', 'consciousness'] as const;
export type ObservedKind = (typeof observedKinds)[number];

/** What an alert is about. */
export const alertKinds = [...vitalKindNames, ...observedKinds] as [AlertKind, ...AlertKind[]];
export type AlertKind = VitalKind | ObservedKind;

/** Whether an alert is about one vital. */
export const isVital = (kind: AlertKind): kind is VitalKind =>
  kind !== 'news2' && kind !== 'consciousness';

/** The level of consciousness of such an alert's value: its level in ACVPU, from 1 for alert. */
export const consciousnessAt = (value: number) => consciousnessLevels[value - 1] ?? 'unresponsive';
