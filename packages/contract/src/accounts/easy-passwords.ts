const runs = ['01234567890', '9876543210', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'password'];

/** True for a password that is guessed first: a row of digits or letters, or one short group repeated. */
export const isEasyPassword = (password: string): boolean =>
  runs.some((run) => run.includes(password.toLowerCase())) || /^(.{1,3})\1+$/u.test(password);
