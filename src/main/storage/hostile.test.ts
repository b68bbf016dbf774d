import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { decodeLine, encodeLine } from './format';
import { withStore } from './testing';

describe('hostile input', () => {
  test.each(['../secret', '/etc/passwd', 'a/b', 'A', '', 'x'.repeat(65), 'a.b', '..'])(
    'an id like "%s" never becomes a path',
    (id) =>
      withStore(async (store) => {
        for (const done of [
          await store.open(id),
          await store.discard(id),
          await store.restore(id),
          await store.purge(id),
          await store.duplicate(id),
          await store.exportText(id),
          await store.rename(id, 'x'),
        ]) {
          expect(done.ok ? 'ok' : done.error.code).toBe('missing');
        }
      }),
  );

  test('a line nested too deep, or with a key that could reach a prototype, is not taken', () => {
    const line = (json: string) => {
      const good = encodeLine({ key: '00000000', n: 1, record: { kind: 'name', name: '@' } });
      const text = good.slice(9, -1).replace('"@"', json);
      return decodeLine(Buffer.from(encodeRaw(text)));
    };
    expect(line('[['.repeat(3000) + ']]'.repeat(3000))).toMatchObject({
      bad: 'content',
      why: 'nested too deep',
    });
    expect(line('{"__proto__":{"x":1}}')).toMatchObject({ bad: 'content', why: 'the key __proto__' });
    expect(line('"fine"')).toMatchObject({ record: { name: 'fine' } });
  });

  test('a text that is too big is refused before it is read', () =>
    withStore(async (store) => {
      const done = await store.importText('x'.repeat(64 * 1024 * 1024 + 1));
      expect(done.ok ? 'ok' : done.error.code).toBe('too-big');
    }));
});

/** A line whose JSON is given as it is. */
function encodeRaw(json: string): string {
  return `${crc32(json).toString(16).padStart(8, '0')} ${json}`;
}
