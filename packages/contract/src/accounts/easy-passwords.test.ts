import { expect, it } from 'vitest';
import { password } from './account.schemas.ts';

it.each(['123456', '0123456789', '987654', 'Password', 'qwerty', 'abcdef', 'aaaaaa'])(
  'does not take %s, which is guessed first',
  (typed) => {
    expect(password.safeParse(typed).error?.issues[0]?.message).toBe('easy-password');
  },
);

it.each(['Hafi-demo-1', 'imigongo', 'ink on a hill', '123456a', 'old-secret'])(
  'takes %s',
  (typed) => {
    expect(password.safeParse(typed).success).toBe(true);
  },
);
