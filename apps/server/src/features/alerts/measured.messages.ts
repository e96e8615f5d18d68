import { type AlertKind, consciousnessAt } from '@hafi/contract/alerts/alert-kinds';
import type { OwnLimits } from '@hafi/contract/vitals/own-limits';
import type { StatusDirection } from '@hafi/contract/vitals/vital-status';

/**
 * What was measured and what to do, for the elder and for carers. First aid for lay people: urgent
 * texts name the ambulance (912), the others a health worker.
 */
const texts = {
  'heart-rate urgent low': /*i18n*/ {
    id: 'health.alert.heart-rate.urgent.low',
    message:
      '{elder}: heart rate {reading} bpm on {date} at {time}. This is very slow. Lie down and measure again. If it stays so, or with fainting, chest pain or shortness of breath, call 912 now.',
  },
  'heart-rate urgent high': /*i18n*/ {
    id: 'health.alert.heart-rate.urgent.high',
    message:
      '{elder}: heart rate {reading} bpm on {date} at {time}. This is very fast. Sit down, rest for five minutes and measure again. If it stays so, or with chest pain or shortness of breath, call 912 now.',
  },
  'heart-rate watch low': /*i18n*/ {
    id: 'health.alert.heart-rate.watch.low',
    message:
      '{elder}: heart rate {reading} bpm on {date} at {time}. This is slower than usual. Measure again after resting, and tell the doctor or the health centre if it stays so.',
  },
  'heart-rate watch high': /*i18n*/ {
    id: 'health.alert.heart-rate.watch.high',
    message:
      '{elder}: heart rate {reading} bpm on {date} at {time}. This is faster than usual. Rest, drink some water and measure again in an hour. Tell the doctor or the health centre if it stays so.',
  },
  'blood-pressure urgent low': /*i18n*/ {
    id: 'health.alert.blood-pressure.urgent.low',
    message:
      '{elder}: blood pressure {reading} mmHg on {date} at {time}. This is very low. Lie down with the legs raised and measure again. If it stays so, or with fainting, confusion or cold skin, call 912 now.',
  },
  'blood-pressure urgent high': /*i18n*/ {
    id: 'health.alert.blood-pressure.urgent.high',
    message:
      '{elder}: blood pressure {reading} mmHg on {date} at {time}. This is very high. Sit down, rest for five minutes and measure again. With chest pain, weakness on one side, trouble speaking or seeing, call 912 now. If it stays so, go to a health centre or hospital today.',
  },
  'blood-pressure watch low': /*i18n*/ {
    id: 'health.alert.blood-pressure.watch.low',
    message:
      '{elder}: blood pressure {reading} mmHg on {date} at {time}. This is rather low. Stand up slowly, drink enough and measure again later. Tell the doctor before changing any medicine.',
  },
  'blood-pressure watch high': /*i18n*/ {
    id: 'health.alert.blood-pressure.watch.high',
    message:
      '{elder}: blood pressure {reading} mmHg on {date} at {time}. This is higher than usual. Rest and measure again tomorrow at the same hour. Take the medicines as prescribed, and tell the doctor or the health centre if it stays so.',
  },
  'blood-pressure watch high systolic-130': /*i18n*/ {
    id: 'health.alert.blood-pressure.watch.high.systolic-130',
    message:
      '{elder}: blood pressure {reading} mmHg on {date} at {time}. For {elder}, whose target is under 130/90, this is too high. Rest and measure again tomorrow at the same hour. Take the medicines as prescribed, and tell the doctor or the health centre if it stays so.',
  },
  'blood-pressure watch high systolic-150': /*i18n*/ {
    id: 'health.alert.blood-pressure.watch.high.systolic-150',
    message:
      '{elder}: blood pressure {reading} mmHg on {date} at {time}. For {elder}, whose target is under 150/90, this is too high. Rest and measure again tomorrow at the same hour. Take the medicines as prescribed, and tell the doctor or the health centre if it stays so.',
  },
  'temperature urgent low': /*i18n*/ {
    id: 'health.alert.temperature.urgent.low',
    message:
      '{elder}: temperature {reading} °C on {date} at {time}. This is very low. Warm the body with dry clothes and blankets, and measure again. With confusion or great sleepiness, call 912 now.',
  },
  'temperature urgent high': /*i18n*/ {
    id: 'health.alert.temperature.urgent.high',
    message:
      '{elder}: temperature {reading} °C on {date} at {time}. This is a high fever. Drink water, take off warm clothes and go to a health centre today: it may be malaria. With confusion, a stiff neck or shortness of breath, call 912 now.',
  },
  'temperature watch low': /*i18n*/ {
    id: 'health.alert.temperature.watch.low',
    message:
      '{elder}: temperature {reading} °C on {date} at {time}. This is rather low. Keep warm and measure again in an hour.',
  },
  'temperature watch high': /*i18n*/ {
    id: 'health.alert.temperature.watch.high',
    message:
      '{elder}: temperature {reading} °C on {date} at {time}. This is a fever. Drink enough, rest and measure again in a few hours. Go to the health centre if it lasts until tomorrow.',
  },
  'oxygen-saturation urgent low': /*i18n*/ {
    id: 'health.alert.oxygen-saturation.urgent.low',
    message:
      '{elder}: oxygen in the blood {reading} % on {date} at {time}. This is very low. Sit upright, warm the finger and measure again. If it stays so, or with shortness of breath or blue lips, call 912 now.',
  },
  'oxygen-saturation watch low': /*i18n*/ {
    id: 'health.alert.oxygen-saturation.watch.low',
    message:
      '{elder}: oxygen in the blood {reading} % on {date} at {time}. This is rather low. Sit upright, warm the finger and measure again. Tell the doctor or the health centre if it stays so.',
  },
  'oxygen-saturation urgent low oxygen-scale-2': /*i18n*/ {
    id: 'health.alert.oxygen-saturation.urgent.low.scale-2',
    message:
      '{elder}: oxygen in the blood {reading} % on {date} at {time}. For {elder}, whose target is 88 to 92 % (scale 2), this is very low. Sit upright, warm the finger and measure again. If it stays so, or with shortness of breath or blue lips, call 912 now.',
  },
  'oxygen-saturation watch low oxygen-scale-2': /*i18n*/ {
    id: 'health.alert.oxygen-saturation.watch.low.scale-2',
    message:
      '{elder}: oxygen in the blood {reading} % on {date} at {time}. For {elder}, whose target is 88 to 92 % (scale 2), this is rather low. Sit upright, warm the finger and measure again. Tell the doctor or the health centre if it stays so.',
  },
  'oxygen-saturation urgent high': /*i18n*/ {
    id: 'health.alert.oxygen-saturation.urgent.high',
    message:
      '{elder}: oxygen in the blood {reading} % on {date} at {time}. For {elder}, whose target is 88 to 92 % (scale 2), this is far too high while breathing extra oxygen. Call the doctor or the health centre now and ask how much to give. With great sleepiness or confusion, call 912 now.',
  },
  'oxygen-saturation watch high': /*i18n*/ {
    id: 'health.alert.oxygen-saturation.watch.high',
    message:
      '{elder}: oxygen in the blood {reading} % on {date} at {time}. For {elder}, whose target is 88 to 92 % (scale 2), this is too high while breathing extra oxygen. Ask the doctor or the health centre today how much to give.',
  },
  'glucose urgent low': /*i18n*/ {
    id: 'health.alert.glucose.urgent.low',
    message:
      '{elder}: blood sugar {reading} mg/dL on {date} at {time}. This is very low. Take sugar, juice or a soda now, measure again after 15 minutes, then eat. Who cannot swallow or does not wake up gets nothing by mouth: call 912 now.',
  },
  'glucose urgent high': /*i18n*/ {
    id: 'health.alert.glucose.urgent.high',
    message:
      '{elder}: blood sugar {reading} mg/dL on {date} at {time}. This is very high. Drink water and go to a health centre today. With vomiting, confusion, fast breathing or great sleepiness, call 912 now.',
  },
  'glucose watch low': /*i18n*/ {
    id: 'health.alert.glucose.watch.low',
    message:
      '{elder}: blood sugar {reading} mg/dL on {date} at {time}. This is low. Take sugar, juice or a soda now, measure again after 15 minutes, then eat something. Tell the doctor if it comes again.',
  },
  'glucose watch high': /*i18n*/ {
    id: 'health.alert.glucose.watch.high',
    message:
      '{elder}: blood sugar {reading} mg/dL on {date} at {time}. This is higher than usual. Drink water, take the medicines as prescribed and measure again tomorrow before eating. Tell the doctor or the health centre if it stays so.',
  },
  'weight watch high': /*i18n*/ {
    id: 'health.alert.weight.watch.high',
    message:
      '{elder}: weight {reading} kg on {date} at {time}. This is 2 kg or more above the weight of three days before. It may be water in the body. Tell the doctor or the health centre today; with swollen legs or shortness of breath go there now.',
  },
  'weight watch low': /*i18n*/ {
    id: 'health.alert.weight.watch.low',
    message:
      '{elder}: weight {reading} kg on {date} at {time}. This is much less than before. Drink and eat enough, weigh again tomorrow morning, and tell the doctor or the health centre if it stays so.',
  },
  'news2 watch high': /*i18n*/ {
    id: 'health.alert.news2.watch',
    message:
      '{elder}: several measurements together are worrying, on {date} at {time} (early warning score NEWS2: {reading}). Have a doctor or nurse look today, and measure everything again within an hour. If it becomes worse, call 912.',
  },
  'news2 urgent high': /*i18n*/ {
    id: 'health.alert.news2.urgent',
    message:
      '{elder}: several measurements together are dangerous, on {date} at {time} (early warning score NEWS2: {reading}). Call 912 now, and do not leave the person alone.',
  },
  'news2 watch high oxygen-scale-2': /*i18n*/ {
    id: 'health.alert.news2.watch.scale-2',
    message:
      '{elder}: several measurements together are worrying, on {date} at {time} (early warning score NEWS2: {reading}, oxygen by scale 2). Have a doctor or nurse look today, and measure everything again within an hour. If it becomes worse, call 912.',
  },
  'news2 urgent high oxygen-scale-2': /*i18n*/ {
    id: 'health.alert.news2.urgent.scale-2',
    message:
      '{elder}: several measurements together are dangerous, on {date} at {time} (early warning score NEWS2: {reading}, oxygen by scale 2). Call 912 now, and do not leave the person alone.',
  },
  'consciousness new-confusion': /*i18n*/ {
    id: 'health.alert.consciousness.confused',
    message:
      '{elder} was newly confused on {date} at {time}. This may be a stroke, an infection or low blood sugar. Do not leave the person alone. With weakness on one side, trouble speaking, fever, or if it stays so, call 912 now.',
  },
  'consciousness drowsy': /*i18n*/ {
    id: 'health.alert.consciousness.drowsy',
    message:
      '{elder} was hard to wake or did not react on {date} at {time}. Call 912 now. Lay the person on the side, give nothing by mouth, and stay there.',
  },
  'respiratory-rate urgent low': /*i18n*/ {
    id: 'health.alert.respiratory-rate.urgent.low',
    message:
      '{elder}: {reading} breaths a minute on {date} at {time}. This is very slow. Try to wake and to speak with the person. If it stays so, call 912 now.',
  },
  'respiratory-rate urgent high': /*i18n*/ {
    id: 'health.alert.respiratory-rate.urgent.high',
    message:
      '{elder}: {reading} breaths a minute on {date} at {time}. This is very fast. Sit upright, loosen tight clothes and count again. If it stays so, call 912 now.',
  },
  'respiratory-rate watch low': /*i18n*/ {
    id: 'health.alert.respiratory-rate.watch.low',
    message:
      '{elder}: {reading} breaths a minute on {date} at {time}. This is slower than usual. Count again for a full minute, and tell the doctor or the health centre if it stays so.',
  },
  'respiratory-rate watch high': /*i18n*/ {
    id: 'health.alert.respiratory-rate.watch.high',
    message:
      '{elder}: {reading} breaths a minute on {date} at {time}. This is faster than usual. Rest, then count again for a full minute, and tell the doctor or the health centre if it stays so.',
  },
};

interface What {
  readonly kind: AlertKind;
  readonly level: 'watch' | 'urgent';
  readonly direction: StatusDirection;
  readonly judgedBy: OwnLimits | null;
  /** As in an alert's row; used for consciousness only. */
  readonly value?: number;
}

interface Text {
  readonly id: string;
  readonly message: string;
}

const byWhat: Readonly<Record<string, Text | undefined>> = texts;

/**
 * The text of an alert; it names the elder's own limits where they gave it.
 * @throws Error for what cannot be abnormal: a weight that needs help now
 */
export function alertText({ direction, judgedBy, kind, level, value = 0 }: What): Text {
  const state = consciousnessAt(value / 10) === 'new-confusion' ? 'new-confusion' : 'drowsy';
  const what = kind === 'consciousness' ? state : `${level} ${direction}`;
  const text = byWhat[`${kind} ${what} ${judgedBy}`] ?? byWhat[`${kind} ${what}`];
  if (!text) throw new Error(`no words for ${kind} ${level} ${direction}`);
  return text;
}
