import { requireGate, requireGateOf } from './entitlements.ts';

export {
  lockPart,
  type PayablePart,
  payablePart,
  peopleOfPart,
  readPart,
  settlePart,
} from './payable-parts.ts';
export { requireGate, requireGateOf };
