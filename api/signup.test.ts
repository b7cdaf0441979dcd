import { describe, expect, it } from 'vitest';
import { checkSignup } from './signup.ts';

describe('the answer of a sign-up', () => {
  it.each([
    [{ IsSuccessStatusCode: true, message: 'Thanks' }, true],
    [{ message: 'Thanks' }, true],
    [{ IsSuccessStatusCode: null, message: 'Thanks' }, true],
    [{ IsSuccessStatusCode: 'True', message: 'Thanks' }, true],
    [{ IsSuccessStatusCode: '', message: 'Thanks' }, false],
    [{ IsSuccessStatusCode: 'maybe', message: 'Thanks' }, false],
    [{ IsSuccessStatusCode: false, message: 'No' }, false],
    [{ IsSuccessStatusCode: 'False', message: 'No' }, false],
    [{ IsSuccessStatusCode: true, message: '' }, false],
    [{ IsSuccessStatusCode: true, message: '  ' }, false],
    [{ IsSuccessStatusCode: true, message: 7 }, true],
    [{ message: 5 }, true],
    [{ IsSuccessStatusCode: true, message: true }, false],
    [{ IsSuccessStatusCode: true }, false],
    [{}, false],
  ])('%j is accepted: %j', (answer, expected) => {
    expect(checkSignup(answer)).toMatchObject({ value: { isAccepted: expected } });
  });

  it.each([
    [{ IsSuccessStatusCode: false, message: 'No' }, true],
    [{ IsSuccessStatusCode: 'False' }, true],
    [{ IsSuccessStatusCode: 'maybe', message: 'Thanks' }, false],
    [{ IsSuccessStatusCode: true, message: '' }, false],
    [{}, false],
  ])('%j refuses the address: %j', (answer, expected) => {
    expect(checkSignup(answer)).toMatchObject({ value: { isRefused: expected } });
  });

  it('reads a number as a text', () => {
    expect(checkSignup({ message: 5 })).toMatchObject({ value: { message: '5' }, problems: [] });
  });

  it('says which field is not what it should be', () => {
    const answer = { isSuccessStatusCode: true, IsSuccess: 1, message: ['Thanks'] };
    const flag = { found: 'not a known field', expected: 'IsSuccessStatusCode' };
    expect(checkSignup(answer)).toMatchObject({
      value: { isAccepted: false, message: '' },
      problems: [
        { where: 'isSuccessStatusCode', ...flag },
        { where: 'message', found: 'a list of 1', expected: 'a text' },
      ],
    });
  });
});
