import { describe, expect, it } from 'vitest';
import { isEasyPassword, refuseEasyPassword } from './easy-passwords.ts';

describe('a password that is guessed first', () => {
  it.each([
    'password',
    'Password1',
    'P4ssw0rd!',
    'password123',
    'motdepasse',
    'azerty123',
    'qwerty',
    'qwertyuiop',
    'asdfgh',
    '1q2w3e',
    '111111',
    'aaaaaa',
    'abababab',
    '123123',
    '987654',

    'iloveyou',
    'Iloveyou2',
    'jesus1',
    'Imana2024',
    'amahoro',
    'kigali2025',
    'rwanda!',
    'arsenal1',
    '19941994',
    '250788123456',
    '0788123456',
    '788123456',
    '01011990',
    'welcome1',
    'hafi1234',
    'abcdef',
    'abc123',
    '112233',
    'P@ssw0rd',
  ])('%s is easy', (password) => {
    expect(isEasyPassword(password)).toBe(true);
  });

  it.each([
    'Hafi-demo-1',
    'secret-1-of-many',
    'three red hills',
    'inka zanjye eshatu',
    'x7Kp2mQ',

    'passwordless is the future',
    'kigalinights in june',
    'vK9!tr',
    'ubuzima bwiza 7',
    'wqpo-lkj',
  ])('%s is not', (password) => {
    expect(isEasyPassword(password)).toBe(false);
  });

  it('includes the own name and address', () => {
    const person = { firstName: 'Espérance', lastName: 'Mukamana', email: 'esperance.m@hafi.test' };
    for (const own of ['mukamana1', 'Espérance74', 'esperance', 'esperance.m@hafi.test']) {
      const refuse = () => refuseEasyPassword('password', own, person);
      const code = own.startsWith('mukamana') ? 'easy-password' : 'own-name-password';
      expect(refuse, own).toThrow(
        expect.objectContaining({ fields: [expect.objectContaining({ code })] }),
      );
    }
    expect(() => refuseEasyPassword('password', 'mukamana sells beans', person)).not.toThrow();
  });
});
