export {
  lockPart,
  type PayablePart,
  payablePart,
  peopleOfPart,
  settlePart,
} from './payable-parts.ts';
