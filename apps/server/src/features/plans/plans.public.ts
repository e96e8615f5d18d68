import { requireGate, requireGateOf } from './entitlements.ts';

export {
  lockPart,
  type PayablePart,
  payablePart,
  peopleOfPart,
  readPart,
  settlePart,
} from './payable-parts.ts';
export { refundMeans } from './refunds/refund-means.ts';
export { requireGate, requireGateOf };
