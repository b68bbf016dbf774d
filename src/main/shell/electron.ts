import type * as Electron from 'electron';
import { err, ok, type Result } from '../../core/engine';
import type { Pushed } from '../../shared/pushed';
import { type Refusal, refusal } from '../../shared/refusal';
import type { Door, Screen } from '../host/door';
import { servedFile } from './files';
import { securityHeaders } from './headers';
import { menuOf } from './menu';
import { REQUEST_LIMIT } from './wire';

/** The parts of Electron that are used; passed in, so that a test can pass its own. */
export type ElectronApi = Pick<
  typeof Electron,
  'app' | 'BrowserWindow' | 'dialog' | 'ipcMain' | 'Menu' | 'protocol' | 'session'
>;

export type ElectronShellOptions = {
  readonly electron: ElectronApi;
  /** Opens the host; called once the lock is ours. */
  readonly openDoor: () => Promise<Door>;
  /** Folder of the built page. */
  readonly page: string;
  /** The preload's file. */
  readonly preload: string;
  readonly developer: boolean;
};

const SCHEME = 'app';
/** The whole of the page's origin. */
export const ORIGIN = `${SCHEME}://table`;

/**
 * A window that can reach nothing but the host: sandboxed, isolated, its files from `app://table`,
 * no navigation, no second window, no permission, no address outside.
 * @returns false if another instance runs already (it is brought to the front)
 */
export function startElectronShell(options: ElectronShellOptions): boolean {
  const { app, protocol } = options.electron;
  if (!app.requestSingleInstanceLock()) {
    app.quit();
    return false;
  }
  app.enableSandbox();
  protocol.registerSchemesAsPrivileged([
    {
      scheme: SCHEME,
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    },
  ]);
  app.on('web-contents-created', (_event, contents) => confine(contents));
  void app
    .whenReady()
    .then(() => open(options))
    .catch((error: unknown) => giveUp(options.electron, error));
  return true;
}

/** Without a host (its folder is in use, say) there is nothing to show: the reason is said where a person sees it. */
function giveUp({ app, dialog }: ElectronApi, error: unknown): void {
  const why = error instanceof Error ? error.message : String(error);
  console.error(`Captain's Table: ${why}`);
  dialog.showErrorBox("Captain's Table", why);
  app.exit(1);
}

async function open(options: ElectronShellOptions): Promise<void> {
  const { electron, page } = options;
  const { app } = electron;
  denyPermissions(electron.session.defaultSession);
  electron.protocol.handle(SCHEME, (request) => serve(request, page));

  const door = await options.openDoor();
  const seat = openWindow(options, door);
  electron.ipcMain.handle('host.request', (event, channel: unknown, request: unknown) =>
    seat.request(event, channel, request),
  );
  electron.Menu.setApplicationMenu(
    electron.Menu.buildFromTemplate(
      menuOf(options.developer, (action) => seat.push({ kind: 'app.menu', action })),
    ),
  );
  app.on('second-instance', () => {
    if (seat.window.isMinimized()) seat.window.restore();
    seat.window.focus();
  });
  app.on('window-all-closed', () => app.quit());
  stopBeforeQuit(app, door);
}

/** Quitting waits until opponents have stopped and every save is on disk. */
function stopBeforeQuit(app: Electron.App, door: Door): void {
  let stopped = false;
  app.on('before-quit', (event) => {
    if (stopped) return;
    event.preventDefault();
    void door.stop().finally(() => {
      stopped = true;
      app.quit();
    });
  });
}

type WindowSeat = {
  readonly window: Electron.BrowserWindow;
  push(event: Pushed): void;
  request(event: Electron.IpcMainInvokeEvent, channel: unknown, request: unknown): Promise<unknown>;
};

function openWindow(options: ElectronShellOptions, door: Door): WindowSeat {
  const window = new options.electron.BrowserWindow({
    title: "Captain's Table",
    width: 1280,
    height: 800,
    minWidth: 900,
    minHeight: 600,
    show: false,
    backgroundColor: '#16222b',
    webPreferences: {
      preload: options.preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      spellcheck: false,
      devTools: options.developer,
    },
  });
  const push = (event: Pushed): void => {
    if (!window.isDestroyed()) window.webContents.send('host.pushed', event);
  };
  let screen: Screen = door.connect(push);
  // A reload is a new screen: the curtain is down again.
  window.webContents.on('did-start-navigation', (details) => {
    if (!details.isMainFrame || details.isSameDocument) return;
    screen.close();
    screen = door.connect(push);
  });
  window.once('ready-to-show', () => window.show());
  window.on('closed', () => screen.close());
  void window.loadURL(`${ORIGIN}/index.html`);

  return {
    window,
    push,
    request: async (event, channel, request) => {
      if (!isOurs(event, window)) return { id: null, refusal: refusal('foreign-sender') };
      if (typeof channel !== 'string') return { id: null, refusal: refusal('unknown-channel') };
      const plain = asJson(request);
      if (!plain.ok) return { id: null, refusal: plain.error };
      return { id: null, ...(await screen.request(channel, plain.value)) };
    },
  };
}

/**
 * The bridge carries more than JSON can hold: maps, dates, big integers, circles. A request is to be the same here as on
 * a wire, for what a save can't hold must not get into a match.
 */
function asJson(request: unknown): Result<unknown, Refusal> {
  try {
    const text = JSON.stringify(request ?? null);
    if (text.length <= REQUEST_LIMIT) return ok(JSON.parse(text));
    return err(refusal('bad-request', { where: '(the whole)', problem: 'this is too long' }));
  } catch {
    return err(refusal('bad-request', { where: '(the whole)', problem: 'this is not JSON' }));
  }
}

/** Only the top frame of our window, and only while our own page is in it, is listened to. */
function isOurs(event: Electron.IpcMainInvokeEvent, window: Electron.BrowserWindow): boolean {
  const frame = event.senderFrame;
  if (!frame || event.sender !== window.webContents || frame !== window.webContents.mainFrame) return false;
  return frame.url === ORIGIN || frame.url.startsWith(`${ORIGIN}/`);
}

function confine(contents: Electron.WebContents): void {
  contents.on('will-navigate', (event) => event.preventDefault());
  contents.on('will-redirect', (event) => event.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
}

function denyPermissions(session: Electron.Session): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.webRequest.onBeforeRequest((details, answer) =>
    answer({ cancel: !/^(app:\/\/table\/|blob:app:\/\/table\/|data:|devtools:)/.test(details.url) }),
  );
}

async function serve(request: Request, page: string): Promise<Response> {
  const url = new URL(request.url);
  const headers = securityHeaders();
  if (url.host !== 'table' || request.method !== 'GET') return new Response(null, { status: 403, headers });
  const file = await servedFile(page, url.pathname.slice(1));
  if (!file) return new Response(null, { status: 404, headers });
  return new Response(file.body, { headers: { ...headers, 'Content-Type': file.type } });
}
