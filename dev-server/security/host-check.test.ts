import { expect, it } from 'vitest';
import { isAllowedHost } from './host-check.ts';

it.each([
  ['localhost', true],
  ['localhost:3000', true],
  ['LOCALHOST:3000', true],
  ['site.localhost:3000', true],
  ['127.0.0.1:3000', true],
  ['192.168.1.20', true],
  ['[::1]:3000', true],
  ['devbox.lan:3000', true],
  ['evil.example', false],
  ['localhost.evil.example', false],
  ['evillocalhost', false],
  ['127.0.0.1.evil.example', false],
  ['devbox.lan.evil.example', false],
  ['localhost@evil.example', false],
  ['evil.example/localhost', false],
  ['', false],
  [undefined, false],
])('the host %s of a request is ours: %s', (header, isOurs) => {
  expect(isAllowedHost(header, ['devbox.lan'])).toBe(isOurs);
});
