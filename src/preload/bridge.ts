import { contextBridge, ipcRenderer } from 'electron';
import { BRIDGE, type PreloadBridge } from '../shared/bridge';

/** The two names that cross between the processes. */
const bridge: PreloadBridge = {
  request: (channel, request) => ipcRenderer.invoke('host.request', channel, request),
  listen: (listener) => {
    // Electron's event object must not reach the page: it would hand out the sender.
    const forward = (_event: unknown, pushed: unknown): void => listener(pushed);
    ipcRenderer.on('host.pushed', forward);
    return () => {
      ipcRenderer.off('host.pushed', forward);
    };
  },
};

contextBridge.exposeInMainWorld(BRIDGE, bridge);
