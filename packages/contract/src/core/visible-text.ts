import * as z from 'zod/mini';

/** Drawn as nothing, though Unicode counts them as signs: the blank of Braille, a note without a head, a placeholder. */
const blanks = '\\u2800\\u{1d159}\\ufffc';
const visible = new RegExp(
  `[^\\s\\p{Z}\\p{Cc}\\p{Cf}\\p{Cs}\\p{M}\\p{Default_Ignorable_Code_Point}${blanks}]`,
  'u',
);

/** Whether anything of a text is seen: spaces, format characters and fillers are not. */
export const isVisible = (text: string): boolean => visible.test(text);

/** How a text is written is judged when it comes in. */
let judged = true;

/**
 * Runs a validation of what is already stored, without the rules for how texts are written: those
 * became stricter, and what was once taken is still shown.
 */
export function asStored<T>(validate: () => T): T {
  judged = false;
  try {
    return validate();
  } finally {
    judged = true;
  }
}

/** A rule for how a text is written: it names the code of what is wrong, or null. */
export const written = (fault: (text: string) => string | null) =>
  z.check<string>(({ issues, value }) => {
    const code = judged && typeof value === 'string' ? fault(value) : null;
    if (code !== null) issues.push({ code: 'custom', message: code, input: value });
  });

/** Turns the order of letters around, or is nothing at all; the joiners of scripts and emoji are neither. */
const deceptive = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/gu;

/** Drops what makes a text look like another one. */
export const plainlyDrawn = z.overwrite((text: string) =>
  judged ? text.replace(deceptive, '') : text,
);

/** Refuses a text of which nothing is seen; one without any character at all passes. */
export const seenOrEmpty = written((text) => (text === '' || isVisible(text) ? null : 'required'));
