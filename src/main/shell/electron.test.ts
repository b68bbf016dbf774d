import { EventEmitter } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Door } from '../host/door';
import { testHost } from '../host/host.testing';
import { type ElectronApi, ORIGIN, startElectronShell } from './electron';

let page = '';
beforeAll(async () => {
  page = await mkdtemp(join(tmpdir(), 'captains-table-electron-'));
  await writeFile(join(page, 'index.html'), '<title>Table</title>');
});
afterAll(() => rm(page, { recursive: true }));

type Listener = (...given: never[]) => unknown;

class FakeContents extends EventEmitter {
  readonly mainFrame = { url: `${ORIGIN}/index.html` };
  readonly sent: unknown[][] = [];
  openHandler: (() => unknown) | null = null;
  setWindowOpenHandler(handler: () => unknown): void {
    this.openHandler = handler;
  }
  send(...message: unknown[]): void {
    this.sent.push(message);
  }
}

class FakeWindow extends EventEmitter {
  static readonly made: FakeWindow[] = [];
  readonly webContents = new FakeContents();
  shown = false;
  focused = false;
  url = '';
  constructor(readonly options: { readonly webPreferences: object }) {
    super();
    FakeWindow.made.push(this);
  }
  async loadURL(url: string): Promise<void> {
    this.url = url;
  }
  show(): void {
    this.shown = true;
  }
  focus(): void {
    this.focused = true;
  }
  isMinimized = () => false;
  isDestroyed = () => false;
}

/** Electron's side of things, enough for the shell; `as` at its end is the only place where it is taken for the real one. */
async function launch({ firstInstance = true, openDoor = (): Promise<Door> => testHost() } = {}) {
  const boxes: string[] = [];
  const app = Object.assign(new EventEmitter(), {
    quits: 0,
    sandboxed: false,
    requestSingleInstanceLock: () => firstInstance,
    quit: () => {
      const event = { defaultPrevented: false, preventDefault: () => {} };
      event.preventDefault = () => {
        event.defaultPrevented = true;
      };
      app.emit('before-quit', event);
      if (!event.defaultPrevented) {
        app.quits += 1;
        app.emit('gone');
      }
    },
    exits: [] as number[],
    exit: (code: number) => {
      app.exits.push(code);
      app.emit('gone');
    },
    enableSandbox: () => {
      app.sandboxed = true;
    },
    whenReady: async () => {},
  });
  const handlers = new Map<string, Listener>();
  const schemes: unknown[] = [];
  const session: Record<string, Listener> = {};
  const keep = (name: string) => (listener: Listener) => {
    session[name] = listener;
  };
  const defaultSession = {
    setPermissionRequestHandler: keep('request'),
    setPermissionCheckHandler: keep('check'),
    setDevicePermissionHandler: keep('device'),
    webRequest: { onBeforeRequest: keep('web') },
  };
  const menus: unknown[] = [];
  const electron = {
    app,
    BrowserWindow: FakeWindow,
    dialog: { showErrorBox: (_title: string, text: string) => boxes.push(text) },
    ipcMain: { handle: (name: string, listener: Listener) => handlers.set(name, listener) },
    Menu: {
      buildFromTemplate: (template: unknown) => template,
      setApplicationMenu: (menu: unknown) => menus.push(menu),
    },
    protocol: {
      registerSchemesAsPrivileged: (given: unknown) => schemes.push(given),
      handle: (name: string, listener: Listener) => handlers.set(`protocol:${name}`, listener),
    },
    session: { defaultSession },
  };
  FakeWindow.made.length = 0;
  const started = startElectronShell({
    electron: electron as unknown as ElectronApi,
    openDoor,
    page,
    preload: '/preload/bridge.cjs',
    developer: false,
  });
  // The door opens in a few turns of the event loop.
  await new Promise<void>((resolve) => {
    const look = () => (menus.length > 0 || boxes.length > 0 || !started ? resolve() : setImmediate(look));
    look();
  });
  return { app, started, handlers, session, window: FakeWindow.made[0], menus, boxes };
}

type Launched = Awaited<ReturnType<typeof launch>>;

function windowOf({ window }: Launched): FakeWindow {
  if (!window) throw new Error('no window was opened');
  return window;
}

const call = (handlers: Map<string, Listener>, name: string, ...given: unknown[]): unknown => {
  const handler = handlers.get(name) as ((...values: unknown[]) => unknown) | undefined;
  if (!handler) throw new Error(`nothing handles ${name}`);
  return handler(...given);
};

describe('Electron’s window', () => {
  test('is sandboxed, isolated, without Node, and shows our page alone', async () => {
    const shell = await launch();
    const window = windowOf(shell);
    expect(shell.app.sandboxed).toBe(true);
    expect(window.options.webPreferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      preload: '/preload/bridge.cjs',
    });
    expect(window.url).toBe('app://table/index.html');
  });

  test('can’t navigate, be redirected, open a window or hold a webview', async () => {
    const shell = await launch();
    const { webContents } = windowOf(shell);
    shell.app.emit('web-contents-created', {}, webContents);
    const prevented: string[] = [];
    for (const name of ['will-navigate', 'will-redirect', 'will-attach-webview']) {
      webContents.emit(name, { preventDefault: () => prevented.push(name) });
    }
    expect(prevented).toEqual(['will-navigate', 'will-redirect', 'will-attach-webview']);
    expect(webContents.openHandler?.()).toEqual({ action: 'deny' });
  });

  test('gets no permission and no address outside', async () => {
    const { session } = await launch();
    const asked: unknown[] = [];
    const given = session as Record<string, (...values: unknown[]) => unknown>;
    given.request?.({}, 'camera', (granted: boolean) => asked.push(granted));
    expect(asked).toEqual([false]);
    expect([given.check?.(), given.device?.()]).toEqual([false, false]);
    const cancelled = (url: string) => {
      let answer: unknown;
      given.web?.({ url }, (verdict: unknown) => {
        answer = verdict;
      });
      return answer;
    };
    expect(cancelled('https://example.com/')).toEqual({ cancel: true });
    expect(cancelled('app://other/index.html')).toEqual({ cancel: true });
    expect(cancelled('file:///etc/passwd')).toEqual({ cancel: true });
    expect(cancelled('app://table/index.html')).toEqual({ cancel: false });
  });

  test('is the only one: a second instance ends and brings the first to the front', async () => {
    const second = await launch({ firstInstance: false });
    expect([second.started, second.app.quits, second.window]).toEqual([false, 1, undefined]);
    const first = await launch();
    first.app.emit('second-instance');
    expect(windowOf(first).focused).toBe(true);
  });

  test('closes only when the host has stopped', async () => {
    const { app } = await launch();
    const gone = new Promise((resolve) => app.once('gone', resolve));
    app.quit();
    expect(app.quits).toBe(0);
    await gone;
    expect(app.quits).toBe(1);
  });
});

test('without a host Electron says why and ends with an error, it doesn’t sit there without a window', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const openDoor = () => Promise.reject(new Error('another Captain’s Table uses the folder'));
  const { app, window, boxes } = await launch({ openDoor });
  expect(boxes).toEqual(['another Captain’s Table uses the folder']);
  expect(app.exits).toEqual([1]);
  expect(window).toBeUndefined();
  expect(said).toHaveBeenCalledWith("Captain's Table: another Captain’s Table uses the folder");
  said.mockRestore();
});

describe('app://table', () => {
  const fetchFrom = async (shell: Launched, url: string) =>
    (await call(shell.handlers, 'protocol:app', new Request(url))) as Response;

  test('serves the built page with its policy, and nothing else', async () => {
    const shell = await launch();
    const index = await fetchFrom(shell, 'app://table/index.html');
    expect(await index.text()).toBe('<title>Table</title>');
    expect(index.headers.get('content-security-policy')).toContain("connect-src 'self' blob:;");
    expect((await fetchFrom(shell, 'app://table/..%2f..%2fetc/passwd.txt')).status).toBe(404);
    expect((await fetchFrom(shell, 'app://elsewhere/index.html')).status).toBe(403);
  });
});

describe('the bridge', () => {
  const ask = (
    shell: Launched,
    event: object,
    channel: unknown = 'games.rules',
    request: unknown = { game: 'dice' },
  ) => call(shell.handlers, 'host.request', event, channel, request);

  test('answers the top frame of our own page', async () => {
    const shell = await launch();
    const { webContents } = windowOf(shell);
    expect(await ask(shell, { sender: webContents, senderFrame: webContents.mainFrame })).toMatchObject({
      answer: { clauses: expect.any(Array) },
    });
  });

  test('refuses any other frame, window and address', async () => {
    const shell = await launch();
    const { webContents } = windowOf(shell);
    const strangers = [
      { sender: webContents, senderFrame: null },
      { sender: webContents, senderFrame: { url: `${ORIGIN}/index.html` } },
      { sender: new FakeContents(), senderFrame: webContents.mainFrame },
    ];
    for (const event of strangers) {
      expect(await ask(shell, event)).toMatchObject({ refusal: { code: 'foreign-sender' } });
    }
    for (const url of [
      'https://evil.example/',
      'app://table.evil/',
      'app://tablet/index.html',
      'file:///index.html',
    ]) {
      webContents.mainFrame.url = url;
      expect(
        await ask(shell, { sender: webContents, senderFrame: webContents.mainFrame }),
        url,
      ).toMatchObject({
        refusal: { code: 'foreign-sender' },
      });
    }
  });

  test('refuses a channel that is no name', async () => {
    const shell = await launch();
    const { webContents } = windowOf(shell);
    const event = { sender: webContents, senderFrame: webContents.mainFrame };
    expect(await ask(shell, event, 7)).toMatchObject({ refusal: { code: 'unknown-channel' } });
  });

  test('lets nothing through that JSON can’t hold, so that a request is the same as on a wire', async () => {
    const shell = await launch();
    const { webContents } = windowOf(shell);
    const event = { sender: webContents, senderFrame: webContents.mainFrame };
    const circle: Record<string, unknown> = { game: 'dice' };
    circle.self = circle;
    for (const request of [circle, { game: 1n }])
      expect(await ask(shell, event, 'games.rules', request)).toMatchObject({
        refusal: { code: 'bad-request', message: { params: { problem: 'this is not JSON' } } },
      });
    for (const request of [new Map([['game', 'dice']]), { game: new Date(0) }, { game: Number.NaN }])
      expect(await ask(shell, event, 'games.rules', request)).toMatchObject({
        refusal: { code: expect.stringMatching(/bad-request|no-such-game/) },
      });
    // What a page leaves undefined is left out, as in JSON.
    expect(await ask(shell, event, 'games.rules', { game: 'dice', more: undefined })).toMatchObject({
      answer: { clauses: expect.any(Array) },
    });
  });
});
