/** `direct`: two people; `circle`: an elder and the members who may write; `support`: with Hafi. */
export const conversationKinds = ['direct', 'circle', 'support'] as const;
export type ConversationKind = (typeof conversationKinds)[number];

/**
 * What a message is. Nobody writes a `call`, which the log of the conversation keeps, or a `joined`:
 * its sender is in the circle's conversation from there on.
 */
export const messageKinds = [
  'text',
  'voice',
  'image',
  'file',
  'location',
  'call',
  'joined',
] as const;
export type MessageKind = (typeof messageKinds)[number];

/** How people answer without words. Drawn as icons with a word. */
export const reactions = ['heart', 'thanks', 'yes', 'smile', 'sad'] as const;
export type Reaction = (typeof reactions)[number];

/** Whether somebody uses Hafi now: `away` while every screen of theirs is hidden. */
export const presenceStatuses = ['online', 'away', 'offline'] as const;
export type PresenceStatus = (typeof presenceStatuses)[number];

/** Why a message is reported. */
export const reportReasons = ['money', 'threat', 'indecent', 'false', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What a list of conversations can be restricted to. */
export const listedOnly = ['unread', 'patients'] as const;
export type ListedOnly = (typeof listedOnly)[number];

/** How long a live location may last, in minutes. */
export const liveMinutes = [15, 60, 480] as const;

export const messageLimits = {
  /** The longest text, in characters. */
  text: 5000,
  /** The longest voice message, in seconds. */
  voiceSeconds: 300,
  /** How many heights a waveform has at most. */
  waveform: 60,
  /** The longest name of a file, in characters. */
  fileName: 120,
  /** How many messages a person may send in a minute. */
  perMinute: 120,
} as const;
