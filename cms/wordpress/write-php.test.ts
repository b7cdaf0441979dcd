import { expect, it } from 'vitest';
import { writePhp } from './write-php.ts';

it('a value of JSON becomes one of PHP', () => {
  const value = { 'a-b': ["it's", 'C:\\d $x', 1.5, true, null, {}] };
  expect(writePhp(value)).toBe(
    String.raw`array('a-b'=>array('it\'s','C:\\d $x',1.5,true,null,array()))`,
  );
});
