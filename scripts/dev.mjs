// Hot reload: the page from Vite's server, the host from source and started again when it changes.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createServer as createNetServer } from 'node:net';
import { join } from 'node:path';
import { tools } from './lib/run.mjs';
import { needNode, say } from './lib/say.mjs';
import { install, root } from './lib/setup.mjs';

needNode(20, 19);
await install();
const { createServer, loadConfigFromFile } = await import('vite');

const hostPort = await freePort();
const token = randomBytes(24).toString('base64url');
const loaded = await loadConfigFromFile(
  { command: 'serve', mode: 'development' },
  join(root, 'electron.vite.config.ts'),
);
const page = await createServer({
  ...loaded?.config.renderer,
  configFile: false,
  base: '/',
  server: {
    host: '127.0.0.1',
    port: 5173,
    fs: { allow: [root] },
    proxy: {
      '/link': {
        target: `http://127.0.0.1:${hostPort}`,
        ws: true,
        changeOrigin: true,
        rewrite: () => `/${token}/link`,
      },
    },
  },
});
await page.listen();
const address = page.resolvedUrls?.local[0]?.replace(/\/$/, '');
if (!address) throw new Error('the development server has no address');

const host = spawn(
  process.execPath,
  [
    join(root, 'node_modules', tools.tsx),
    'watch',
    '--clear-screen=false',
    join(root, 'src/main/shell/browser-main.ts'),
    '--port',
    String(hostPort),
    '--origin',
    address,
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, CAPTAINS_TABLE_TOKEN: token } },
);
say(`open ${address}/ in a browser. The page and the host follow your changes. Ctrl+C ends both.`);

const end = async () => {
  host.kill('SIGTERM');
  await page.close();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
host.on('close', (code) => {
  if (code) process.exit(code);
});

/** A port that nothing uses just now. */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createNetServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
