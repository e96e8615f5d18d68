import type { Message } from '@hafi/contract/messages/message.schemas';
import { FileBody } from './file-body.tsx';
import { ImageBody } from './image-body.tsx';
import { PlaceBody } from './place-body.tsx';
import { VoiceBody } from './voice-body.tsx';

/** What a message carries besides words. */
export function MediaBody({ me, message }: { message: Message; me: string }) {
  const { file, kind, location } = message;
  if (kind === 'location' && location) {
    return <PlaceBody message={message} location={location} isMine={message.senderId === me} />;
  }
  if (!file) return null;
  if (kind === 'image') return <ImageBody message={message} file={file} />;
  if (kind === 'voice') return <VoiceBody message={message} file={file} />;
  return <FileBody message={message} file={file} />;
}
