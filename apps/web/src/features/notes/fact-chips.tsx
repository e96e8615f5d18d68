import { TextChip, TextChips } from '@hafi/ui/text-chip/text-chip';
import { useLingui } from '@lingui/react/macro';

/** A reading, or the doses of late, that a note can take in. */
export interface NoteFact {
  readonly id: string;
  /** On the chip. */
  readonly label: string;
  /** What stands in the note. */
  readonly text: string;
  /** Whether it is out of the usual range. */
  readonly out: boolean;
}

/** A text with a line more, or without it when it has it already. */
export function toggleLine(text: string, line: string): string {
  const lines = text.split('\n');
  const others = lines.filter((each) => each !== line);
  return others.length < lines.length
    ? others.join('\n')
    : [...(text.trim() ? [text.trimEnd()] : []), line].join('\n');
}

/** Whether a text has this line. */
export const hasLine = (text: string, line: string): boolean => text.split('\n').includes(line);

/** Readings and doses as chips: a press takes one into the note, another takes it out again. */
export function FactChips(props: {
  facts: readonly NoteFact[];
  text: string;
  onChange: (text: string) => void;
}) {
  const { facts, onChange, text } = props;
  const { t } = useLingui();
  if (facts.length === 0) return null;
  return (
    <TextChips label={t`Take into the note`}>
      {facts.map(({ id, label, out, text: line }) => (
        <TextChip
          key={id}
          taken={hasLine(text, line)}
          marked={out}
          onClick={() => onChange(toggleLine(text, line))}
        >
          {label}
        </TextChip>
      ))}
    </TextChips>
  );
}
