import type { MenuItemConstructorOptions } from 'electron';
import type { MenuAction } from '../../shared/pushed';

/** The native menu. What belongs to the page is only told to it. */
export function menuOf(
  developer: boolean,
  choose: (action: MenuAction) => void,
): MenuItemConstructorOptions[] {
  const entry = (label: string, action: MenuAction, accelerator?: string): MenuItemConstructorOptions => ({
    label,
    ...(accelerator && { accelerator }),
    click: () => choose(action),
  });
  return [
    {
      label: '&Game',
      submenu: [
        entry('&New game', 'new-game', 'CmdOrCtrl+N'),
        entry('&Shelf of saved games', 'shelf', 'CmdOrCtrl+O'),
        { type: 'separator' },
        entry('&Import a save…', 'import'),
        entry('&Export this game…', 'export'),
        { type: 'separator' },
        entry('Se&ttings', 'settings', 'CmdOrCtrl+,'),
        { role: 'quit' },
      ],
    },
    {
      label: '&Edit',
      // Undo and redo belong to the table, so the page hears those keys itself.
      submenu: [{ role: 'cut' }, { role: 'copy' }, { role: 'paste' }, { role: 'selectAll' }],
    },
    {
      label: '&View',
      submenu: [
        { role: 'togglefullscreen' },
        { role: 'resetZoom' },
        { role: 'zoomIn' },
        { role: 'zoomOut' },
        ...(developer
          ? ([{ type: 'separator' }, { role: 'reload' }, { role: 'toggleDevTools' }] as const)
          : []),
      ],
    },
    { label: '&Help', role: 'help', submenu: [entry('&Rules and keys', 'help', 'F1')] },
  ];
}
