import type {
  allergyKinds,
  conditionStatuses,
  criticalities,
  insurers,
} from '@hafi/contract/record/record.schemas';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Names<T extends readonly string[]> = Readonly<Record<T[number], MessageDescriptor>>;

export const conditionStatusNames: Names<typeof conditionStatuses> = {
  active: msg`It is there now`,
  inactive: msg`It is quiet now, it may come back`,
  resolved: msg`It is over`,
};

export const allergyKindNames: Names<typeof allergyKinds> = {
  medication: msg`A medicine`,
  food: msg`A food`,
  environment: msg`Something else, such as bee stings or dust`,
};

export const criticalityNames: Names<typeof criticalities> = {
  high: msg`It can be dangerous to life`,
  low: msg`It is unpleasant`,
  'unable-to-assess': msg`Not known`,
};

export const insurerNames: Names<typeof insurers> = {
  cbhi: msg`Mutuelle (CBHI)`,
  rssb: msg`RSSB (RAMA)`,
  mmi: msg`MMI`,
  sanlam: msg`Sanlam`,
  prime: msg`Prime`,
  radiant: msg`Radiant`,
  britam: msg`Britam`,
  'old-mutual': msg`Old Mutual`,
  'eden-care': msg`Eden Care`,
  other: msg`Another`,
};
