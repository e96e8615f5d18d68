import { FilesPanel } from './files-panel.tsx';
import type { Making, PanelProps } from './making.ts';
import { PlacePanel } from './place-panel.tsx';
import { VoicePanel } from './voice-panel.tsx';

/** Makes a voice message, sends files, or shares where one is. */
export function MediaPanel({ making, ...props }: PanelProps & { making: Making }) {
  if (making.is === 'voice') return <VoicePanel {...props} isKept={making.isKept} />;
  if (making.is === 'files') return <FilesPanel {...props} files={making.files} />;
  return <PlacePanel {...props} />;
}
