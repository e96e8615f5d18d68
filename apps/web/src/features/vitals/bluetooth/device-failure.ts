/**
 * Why there is no reading: no device chosen or found, permission refused by browser or owner,
 * connection lost, or a message that does not follow the specification.
 */
export type DeviceFailureReason = 'not-found' | 'refused' | 'lost' | 'not-understood';

export class DeviceFailure extends Error {
  readonly reason: DeviceFailureReason;

  constructor(reason: DeviceFailureReason) {
    super(`the device gave no reading: ${reason}`);
    this.name = 'DeviceFailure';
    this.reason = reason;
  }
}
