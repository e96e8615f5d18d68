import { expect, test } from 'vitest';
import { differenceOf } from './compare-texts.ts';

const days = '{count, plural, one {# day} other {# days}}';

test.each([
  ['Hello {name}', 'Muraho {name}'],
  ['<0>Read</0> the {what}', '{what}: <0>Musome</0>'],
  [days, '{count, plural, other {iminsi #}}'],
  ['Dr {name}', "l''{name}"],
  ['Dr {name}', "n'{name}"],
  ['A & B <br/>', 'A na B <br/>'],
])('%j may become %j', (source, translation) => {
  expect(differenceOf(source, translation)).toBeUndefined();
});

test.each([
  ['Hello {name}', 'Muraho', 'placeholders none instead of {name}'],
  ['{a} or {b}', "l'{a} ou l'{b}", 'a brace fills no placeholder'],
  ['Hello', 'Muraho {', 'a brace fills no placeholder'],
  ['Hello {name}', 'Muraho {izina}', 'placeholders {izina} instead of {name}'],
  [days, 'iminsi {count}', 'placeholders {count} instead of {count, plural}'],
  ['<0>Read</0>', 'Musome', 'tags none instead of <0>'],
  ['<0>Read</0>', '<0>Musome', 'tag <0> is not closed'],
  ['<0>a</0><1>b</1>', '<0>a<1>b</0></1>', 'tag </0> closes nothing'],
  ['On {day, date}', 'Ku wa {day, date}', '{day, date} must come formatted'],
])('%j may not become %j: %s', (source, translation, problem) => {
  expect(differenceOf(source, translation)).toBe(problem);
});

test('broken syntax is a problem', () => {
  expect(differenceOf('Hello', 'Muraho {izina')).toBeTypeOf('string');
  expect(differenceOf(days, '{count, plural, one {umunsi #}}')).toBeTypeOf('string');
});
