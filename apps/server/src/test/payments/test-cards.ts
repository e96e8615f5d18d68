/** Cards that the sandbox knows: a good one, and one that is refused. */
export const testCards = { approve: '5531886652142950', refuse: '5258585922666506' };
