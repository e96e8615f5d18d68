/** The part of Web Bluetooth that is used; TypeScript's DOM types lack it. */
export interface Characteristic extends EventTarget {
  readonly value?: DataView;
  startNotifications(): Promise<Characteristic>;
}

interface Service {
  getCharacteristic(uuid: number): Promise<Characteristic>;
}

interface Gatt {
  readonly connected: boolean;
  connect(): Promise<Gatt>;
  disconnect(): void;
  getPrimaryService(uuid: number): Promise<Service>;
}

export interface Device extends EventTarget {
  readonly gatt?: Gatt;
}

export interface WebBluetooth {
  requestDevice(options: { filters: { services: number[] }[] }): Promise<Device>;
}

/** The browser's Bluetooth, or null where there is none. */
export function webBluetooth(): WebBluetooth | null {
  return (navigator as { bluetooth?: WebBluetooth }).bluetooth ?? null;
}
