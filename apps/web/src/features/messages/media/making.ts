/** What is being made besides text. */
export type Making =
  /** `isKept`: it was recorded before, and the page was left. */
  | { readonly is: 'voice'; readonly isKept: boolean }
  | { readonly is: 'files'; readonly files: readonly File[] }
  | { readonly is: 'place' };

export interface PanelProps {
  readonly conversationId: string;
  /** The message that is answered. */
  readonly replyTo: string | undefined;
  /** Called once it stands in the conversation. */
  readonly onSent: () => void;
  readonly onClose: () => void;
}
