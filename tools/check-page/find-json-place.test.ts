import { expect, it } from 'vitest';
import { createPlaceFinder } from './find-json-place.ts';

it.each([
  ['of a field', '[1, {"a": 2}]', 'list[1].a', '2}]'],
  ['behind fields that hold others', '[{"b":{"a":[1,2]},"a":"x"}]', 'list[0].a', '"x"}]'],
  ['behind text that looks like JSON', '["]}{\\"a\\":1", {"a": 3}]', 'list[1].a', '3}]'],
  ['below the name of the attribute', '{"slides": [{"id": 7}]}', 'slides[0].id', '7}]}'],
  ['of a list in its only entry', '[{"nav": 1}, {"nav": 2}]', 'funds[0].classes[1].nav', '2}]'],
  ['of the last of two fields of one name, which JSON keeps', '{"a":1,"a":2}', 'a', '2}'],
  ['of a field with a strange name', '[{"a\\u0062": 1}]', 'list[0].ab', '1}]'],
  ['of what is around a missing field', '[0, {"a": 2}]', 'list[1].b', '{"a": 2}]'],
  ['of the whole where nothing fits', ' [1]', 'list[7]', ' [1]'],
])('the place of a value in JSON %s', (_, text, path, rest) => {
  expect(text.slice(createPlaceFinder(text)(path))).toBe(rest);
});
