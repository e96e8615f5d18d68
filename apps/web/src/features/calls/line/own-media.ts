/** Why there is no microphone or camera: `refused` by the person or the browser, or none there. */
export type NoMedia = 'refused' | 'missing' | 'taken';

/** What the browser gave, or why it did not. */
export type Given = MediaStreamTrack | NoMedia;

function reasonOf(error: unknown): NoMedia {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotReadableError' || name === 'AbortError') return 'taken';
  return 'missing';
}

async function ask(constraints: MediaStreamConstraints): Promise<Given> {
  // Without https a browser has none to offer.
  const devices = typeof navigator.mediaDevices === 'undefined' ? null : navigator.mediaDevices;
  if (!devices) return 'missing';
  try {
    const [track] = (await devices.getUserMedia(constraints)).getTracks();
    return track ?? 'missing';
  } catch (error) {
    return reasonOf(error);
  }
}

/** The microphone; the browser may ask its person first. */
export const askMicrophone = (): Promise<Given> =>
  ask({ audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true } });

/** Which side a camera looks at. */
export type Facing = 'user' | 'environment';

/** The camera, in a size that a phone can send. */
export const askCamera = (facing: Facing): Promise<Given> =>
  ask({
    video: {
      facingMode: facing,
      width: { ideal: 640 },
      height: { ideal: 480 },
      frameRate: { ideal: 20, max: 24 },
    },
  });

/** Whether the microphone may be used without the browser asking anybody. */
export async function mayHearUnasked(): Promise<boolean> {
  try {
    const name = 'microphone' as PermissionName;
    return (await navigator.permissions.query({ name })).state === 'granted';
  } catch {
    return false;
  }
}

/** How many cameras the device has. */
export async function countCameras(): Promise<number> {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices();
    return devices.filter(({ kind }) => kind === 'videoinput').length;
  } catch {
    return 0;
  }
}
