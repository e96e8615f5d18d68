/**
 * Why there is no reading: none was chosen or found, the browser or its owner refused, the
 * connection was lost, or the device does not speak as its service says.
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
