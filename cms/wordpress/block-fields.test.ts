import { describe, expect, it } from 'vitest';
import { type DescribedSchema } from '../../tools/contract/describe-schema.ts';
import { makeField, stripMarkdown } from './block-fields.ts';

const text = { type: ['string', 'number', 'null'] } as const;
const address = { ...text, format: 'uri-reference' } as const;

const kinds: readonly (readonly [DescribedSchema, string])[] = [
  [text, 'text'],
  [{ type: 'string' }, 'text'],
  [{ ...text, contentMediaType: 'text/html' }, 'html'],
  [address, 'link'],
  [{ ...text, format: 'color' }, 'colour'],
  [{ ...address, contentMediaType: 'image/*' }, 'image'],
  [{ ...address, contentMediaType: '*/*' }, 'file'],
  [{ type: ['boolean', 'string', 'integer', 'null'] }, 'switch'],
  [{ type: 'integer', minimum: 1 }, 'number'],
  [{ type: 'string', enum: ['hero'] }, 'choice'],
  [{ type: ['object', 'null'] }, 'json'],
  [{ type: ['object', 'string', 'null'], properties: { URL: text } }, 'group'],
  [{ type: 'array', items: text }, 'lines'],
  [{ type: ['string', 'number', 'array', 'null'], items: text }, 'text'],
  [{ type: 'array', items: { type: 'object', properties: { a: text } } }, 'rows'],
  [{}, 'json'],
];

const needs = (name: string) => ({ allOf: [{ anyOf: [{ required: [name] }] }] });

describe('a field of a form', () => {
  it.each(kinds)('of %j is of the kind %s', (schema, kind) => {
    expect(makeField('x', schema).kind).toBe(kind);
  });

  it('says of a row which fields it needs', () => {
    const row = { type: 'object', properties: { a: text, b: text }, ...needs('a') } as const;
    const field = makeField('rows', { title: 'Rows', type: 'array', items: row });
    expect(field).toMatchObject({
      label: 'Rows',
      needs: [['a']],
      fields: [{ name: 'a' }, { name: 'b' }],
    });
  });

  it('is the first of several forms', () => {
    const list = (name: string): DescribedSchema => ({
      type: 'array',
      items: { type: 'object', properties: { [name]: text } },
    });
    expect(makeField('x', { anyOf: [list('a'), list('b')] }).fields).toMatchObject([{ name: 'a' }]);
  });

  it('holds the fields of several objects, of which a row needs those of one', () => {
    const answer = (name: string): DescribedSchema => {
      const row = { type: 'object', properties: { [name]: text }, ...needs(name) } as const;
      return { type: 'object', properties: { Content: { type: 'array', items: row } } };
    };
    const field = makeField('content', { anyOf: [answer('Headline'), answer('FullName')] });
    expect(field.fields).toMatchObject([
      {
        name: 'Content',
        fields: [{ name: 'Headline' }, { name: 'FullName' }],
        needs: [['Headline', 'FullName']],
      },
    ]);
  });

  it('of an image names the field behind it that describes it', () => {
    const picture = { ...address, contentMediaType: 'image/*' };
    const properties = { ImageUrl: picture, ImageAltText: text, Other: picture, Url: text };
    const field = makeField('x', { type: 'object', properties });
    expect(field.fields?.map(({ alt }) => alt)).toEqual([
      'ImageAltText',
      undefined,
      undefined,
      undefined,
    ]);
  });
});

it('help is plain text', () => {
  expect(stripMarkdown('Read by **all**, see [`calls`](../docs/calls.md) and `a[0]`.')).toBe(
    'Read by all, see calls and a[0].',
  );
});
