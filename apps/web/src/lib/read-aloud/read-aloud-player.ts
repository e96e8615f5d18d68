import type { SpokenBlock } from './read-aloud-blocks.ts';
import { inBreaths } from './read-aloud-voice.ts';

export type Reading = 'silent' | 'speaking' | 'paused';

/** How a block is spoken: by its recorded clip, else by the device's voice, else not at all. */
export interface Speaker {
  readonly voice: SpeechSynthesisVoice | undefined;
  clipOf(id: string | undefined): string | undefined;
  /** Speed; 1 is normal. */
  rate(): number;
}

/** Whether a block can be spoken. */
export const canSay = ({ voice, clipOf }: Speaker, block: SpokenBlock): boolean =>
  voice !== undefined || clipOf(block.clip) !== undefined;

/**
 * Reads blocks aloud, one after the other, and reports the current block and state. When a clip
 * fails to play, the voice reads the block; without a voice it is skipped.
 */
export function createPlayer(
  speaker: Speaker,
  tell: (how: Reading, at: SpokenBlock | null) => void,
) {
  let blocks: readonly SpokenBlock[] = [];
  let at = 0;
  let how: Reading = 'silent';
  let audio: HTMLAudioElement | null = null;
  /** Counts starts and stops, so that events of an earlier start are ignored. */
  let turn = 0;

  const become = (next: Reading) => {
    how = next;
    tell(how, how === 'silent' ? null : (blocks[at] ?? null));
  };
  const hush = () => {
    turn += 1;
    if (audio) {
      audio.pause();
      audio.removeAttribute('src');
      audio = null;
    }
    if ('speechSynthesis' in globalThis) speechSynthesis.cancel();
  };
  const stop = () => {
    hush();
    if (how !== 'silent') become('silent');
  };
  const next = () => {
    at += 1;
    sayBlock();
  };
  const speak = (text: string) => {
    const mine = turn;
    const { voice } = speaker;
    if (!voice) return next();
    const breaths = inBreaths(text);
    const sayBreath = (index: number) => {
      const breath = breaths[index];
      if (breath === undefined) return next();
      const utterance = new SpeechSynthesisUtterance(breath);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      utterance.rate = speaker.rate();
      utterance.onend = () => mine === turn && sayBreath(index + 1);
      utterance.onerror = () => mine === turn && stop();
      speechSynthesis.speak(utterance);
    };
    sayBreath(0);
  };
  const play = (url: string, text: string) => {
    const mine = turn;
    const clip = new Audio(url);
    audio = clip;
    clip.playbackRate = speaker.rate();
    let failed = false;
    const fail = () => {
      if (mine !== turn || failed) return;
      failed = true;
      audio = null;
      speak(text);
    };
    clip.onended = () => mine === turn && next();
    clip.onerror = fail;
    clip.play().catch(fail);
  };
  const sayBlock = () => {
    while (at < blocks.length) {
      const block = blocks[at];
      if (block?.element.isConnected && canSay(speaker, block)) break;
      at += 1;
    }
    const block = blocks[at];
    if (!block) return stop();
    become('speaking');
    const clip = speaker.clipOf(block.clip);
    if (clip) play(clip, block.text);
    else speak(block.text);
  };

  return {
    start(all: readonly SpokenBlock[], from = 0) {
      hush();
      blocks = all;
      at = from;
      sayBlock();
    },
    pause() {
      if (how !== 'speaking') return;
      if (audio) audio.pause();
      else hush();
      become('paused');
    },
    /**
     * A clip resumes where it was; the voice restarts its block, because not every device can
     * resume.
     */
    resume() {
      if (how !== 'paused') return;
      if (!audio) return sayBlock();
      become('speaking');
      audio.playbackRate = speaker.rate();
      audio.play().catch(stop);
    },
    /** Restarts the current block at the new speed. */
    retime() {
      if (how !== 'speaking') return;
      if (audio) {
        audio.playbackRate = speaker.rate();
        return;
      }
      hush();
      sayBlock();
    },
    stop,
  };
}
