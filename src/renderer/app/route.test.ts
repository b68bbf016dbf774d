import { describe, expect, test } from 'vitest';
import { parseRoute, type Route, routeHash } from './route';

const routes: readonly Route[] = [
  { at: 'home' },
  { at: 'shelf' },
  { at: 'settings' },
  { at: 'about' },
  { at: 'new', id: 'spanish-main' },
  { at: 'table', id: 'a-1' },
  { at: 'replay', id: 'a-1' },
  { at: 'rules', id: null, clause: null },
  { at: 'rules', id: 'spanish-main', clause: null },
  { at: 'rules', id: 'spanish-main', clause: 'B8/ii' },
];

describe('the address', () => {
  test.each(routes)('%o is found again from its own address', (route) => {
    expect(parseRoute(routeHash(route))).toEqual(route);
  });
  test.each(['', '#', '#/nowhere', '#/table', '#/new/'])('"%s" leads home', (hash) => {
    expect(parseRoute(hash)).toEqual({ at: 'home' });
  });
});
