import { useSyncExternalStore } from 'react';

/** Where in the app one is; kept in the address, so that a reload and the Back button lead to the same place. */
export type Route =
  | { readonly at: 'home' | 'learn' | 'shelf' | 'settings' | 'about' | 'campaigns' | 'scenarios' }
  | {
      readonly at: 'new' | 'table' | 'replay' | 'campaign' | 'new-campaign';
      readonly id: string;
    }
  | { readonly at: 'rules'; readonly id: string | null; readonly clause: string | null };

/** `#/table/abc` → its route; anything unknown is home. */
export function parseRoute(hash: string): Route {
  const [at = '', id = '', clause = ''] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map((part) => decodeURIComponent(part));
  if (at === 'rules') return { at, id: id || null, clause: clause || null };
  switch (at) {
    case 'learn':
    case 'shelf':
    case 'settings':
    case 'about':
    case 'campaigns':
    case 'scenarios':
      return { at };
    case 'new':
    case 'table':
    case 'replay':
    case 'campaign':
    case 'new-campaign':
      if (id) return { at, id };
  }
  return { at: 'home' };
}

export function routeHash(route: Route): string {
  if (route.at === 'home') return '#/';
  if (route.at === 'rules') {
    const parts = [route.id, route.clause].filter((part) => part !== null).map(encodeURIComponent);
    return ['#/rules', ...parts].join('/');
  }
  return 'id' in route ? `#/${route.at}/${encodeURIComponent(route.id)}` : `#/${route.at}`;
}

export const go = (route: Route): void => {
  window.location.hash = routeHash(route);
};

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

export const useRoute = (): Route => parseRoute(useSyncExternalStore(subscribe, () => window.location.hash));
