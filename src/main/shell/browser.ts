import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { refusal } from '../../shared/refusal';
import type { Door } from '../host/door';
import { servedFile } from './files';
import { securityHeaders } from './headers';
import { answerLine, REQUEST_LIMIT } from './wire';

export type BrowserShellOptions = {
  readonly door: Door;
  /** Folder of the built page. */
  readonly page: string;
  /** 0 takes any free one. If it is in use, the next ones are tried, twenty in all. */
  readonly port: number;
  /** Part of the address; whoever doesn't have it gets nothing. At least 32 characters of a–z, 0–9, - and _. */
  readonly token?: string;
  /** Further origins that may connect: the development server's. */
  readonly origins?: readonly string[];
};

export type BrowserShell = {
  /** The whole address with its token. */
  readonly address: string;
  readonly port: number;
  close(): Promise<void>;
};

const PORTS_TRIED = 20;
/** Milliseconds in which a page may say goodbye when the server ends. */
const FAREWELL = 1000;
/** Only this machine can connect. */
const LOOPBACK = '127.0.0.1';

export const newToken = (): string => randomBytes(24).toString('base64url');

/** @throws Error with a sentence for people when no port is free or the token is too short */
export async function startBrowserShell(options: BrowserShellOptions): Promise<BrowserShell> {
  const token = options.token ?? newToken();
  if (!/^[\w-]{32,}$/.test(token)) {
    throw new Error('The token must have at least 32 characters of a–z, A–Z, 0–9, - and _.');
  }
  const server = createServer();
  const port = await listen(server, options.port);
  const own = [`http://${LOOPBACK}:${port}`, `http://localhost:${port}`];
  const guard: Guard = {
    token: Buffer.from(token),
    hosts: own.map((origin) => new URL(origin).host),
    origins: [...own, ...(options.origins ?? [])],
  };
  const sockets = new WebSocketServer({ noServer: true, maxPayload: REQUEST_LIMIT, clientTracking: true });

  server.on('request', (request, response) => {
    void servePage(request, response, guard, options.page, port);
  });
  server.on('upgrade', (request, socket, head) => {
    // From here on the socket is ours: one that breaks off in between must not bring the host down.
    socket.on('error', () => socket.destroy());
    const path = allowedPath(request, guard);
    if (path !== 'link' || !guard.origins.includes(request.headers.origin ?? '')) {
      refuseUpgrade(socket);
      return;
    }
    sockets.handleUpgrade(request, socket, head, (link) => serveLink(link, options.door));
  });

  return {
    address: `http://${LOOPBACK}:${port}/${token}/`,
    port,
    close: async () => {
      for (const link of sockets.clients) {
        link.close(1001);
        // A page that no longer answers must not keep us.
        setTimeout(() => link.terminate(), FAREWELL).unref();
      }
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

type Guard = {
  readonly token: Buffer;
  readonly hosts: readonly string[];
  readonly origins: readonly string[];
};

/**
 * What is asked for below the token, or null for a stranger. The Host header is looked at because a name that an
 * attacker makes point at 127.0.0.1 would otherwise reach us (DNS rebinding).
 */
function allowedPath(request: IncomingMessage, guard: Guard): string | null {
  if (!guard.hosts.includes(request.headers.host ?? '')) return null;
  const [, given = '', ...rest] = (request.url ?? '').replace(/[?#].*$/, '').split('/');
  const offered = Buffer.from(given);
  if (offered.length !== guard.token.length || !timingSafeEqual(offered, guard.token)) return null;
  return rest.join('/');
}

async function servePage(
  request: IncomingMessage,
  response: ServerResponse,
  guard: Guard,
  page: string,
  port: number,
): Promise<void> {
  const headers = securityHeaders(`ws://${LOOPBACK}:${port} ws://localhost:${port}`);
  const path = allowedPath(request, guard);
  if (path === null) {
    response.writeHead(403, { ...headers, 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ refusal: refusal('foreign-sender') }));
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...headers, Allow: 'GET, HEAD' }).end();
    return;
  }
  const file = await servedFile(page, path);
  if (!file) {
    response.writeHead(404, { ...headers, 'Content-Type': 'text/plain' }).end('There is no such file.');
    return;
  }
  response.writeHead(200, {
    ...headers,
    'Content-Type': file.type,
    'Content-Length': file.body.length,
    'Cache-Control': file.immutable ? 'private, max-age=31536000, immutable' : 'no-store',
  });
  response.end(request.method === 'HEAD' ? undefined : file.body);
}

function refuseUpgrade(socket: Duplex): void {
  const body = JSON.stringify({ refusal: refusal('foreign-sender') });
  socket.end(
    `HTTP/1.1 403 Forbidden\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

function serveLink(link: WebSocket, door: Door): void {
  const send = (value: unknown): void => {
    if (link.readyState === link.OPEN) link.send(JSON.stringify(value));
  };
  const screen = door.connect((event) => send({ event }));
  link.on('message', (data, isBinary) => {
    if (isBinary) return link.close(1003);
    void answerLine(screen, String(data)).then(send);
  });
  link.on('close', () => screen.close());
  // A broken frame closes the connection; nothing else is to be done about it.
  link.on('error', () => link.terminate());
}

/** @returns the port that was free */
async function listen(server: Server, wanted: number): Promise<number> {
  const last = wanted === 0 ? 0 : Math.min(wanted + PORTS_TRIED - 1, 65_535);
  for (let port = wanted; port <= last; port++) {
    const outcome = await new Promise<'ok' | NodeJS.ErrnoException>((resolve) => {
      server.once('error', resolve);
      server.listen(port, LOOPBACK, () => {
        server.off('error', resolve);
        resolve('ok');
      });
    });
    if (outcome === 'ok') {
      const address = server.address();
      return typeof address === 'object' && address ? address.port : port;
    }
    if (outcome.code !== 'EADDRINUSE' && outcome.code !== 'EACCES') throw outcome;
  }
  throw new Error(
    `No free port between ${wanted} and ${last}: close the program that uses them, or choose another with --port.`,
  );
}
