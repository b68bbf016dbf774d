import { readFile, stat, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { app, BrowserWindow, dialog, ipcMain, Menu, protocol, session } from 'electron';
import { openHost } from './compose';
import { startElectronShell } from './electron';
import type { FilePort } from './file-port';
import { defaultSaveFolder } from './save-folder';

const { values } = parseArgs({
  // Electron's own switches stand among ours.
  strict: false,
  args: process.argv.slice(app.isPackaged ? 1 : 2),
  options: { saves: { type: 'string' } },
});
const saves = resolve(typeof values.saves === 'string' ? values.saves : defaultSaveFolder());

const filters = [
  { name: "Captain's Table", extensions: ['ctsave', 'json', 'txt'] },
  { name: '*', extensions: ['*'] },
];

const files: FilePort = {
  async save(fileName, text) {
    const { filePath } = await dialog.showSaveDialog({ defaultPath: fileName, filters });
    if (!filePath) return null;
    await writeFile(filePath, text);
    return filePath;
  },
  async open(limit) {
    const { filePaths } = await dialog.showOpenDialog({ properties: ['openFile'], filters });
    const [path] = filePaths;
    if (path === undefined) return null;
    if ((await stat(path)).size > limit) throw new Error(`${path} is larger than ${limit} bytes`);
    return readFile(path, 'utf8');
  },
};

startElectronShell({
  electron: { app, BrowserWindow, dialog, ipcMain, Menu, protocol, session },
  openDoor: () => openHost({ shell: 'electron', saves, files, from: import.meta.url }),
  page: fileURLToPath(new URL('../renderer', import.meta.url)),
  preload: fileURLToPath(new URL('../preload/bridge.cjs', import.meta.url)),
  developer: !app.isPackaged,
});
