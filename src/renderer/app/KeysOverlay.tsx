import { Dialog } from '../ui/Dialog';
import { keyLabel } from '../ui/keys';
import { useShortcutList } from '../ui/shortcuts';
import { t } from '../ui/text';

/** Every key that works at this moment. */
export function KeysOverlay({ onClose }: { readonly onClose: () => void }) {
  const list = useShortcutList();
  const groups = [...new Set(list.map(({ group }) => group))];
  return (
    <Dialog title={t('app.keys.title')} closeLabel={t('app.close')} onClose={onClose}>
      <p className="muted">{t('app.keys.note')}</p>
      {groups.map((group) => (
        <section key={group} className="keys">
          <h3 className="caps">{group}</h3>
          <dl>
            {list
              .filter((shortcut) => shortcut.group === group)
              .map((shortcut) => (
                <div key={shortcut.id}>
                  <dt>
                    <kbd>{keyLabel(shortcut.key)}</kbd>
                  </dt>
                  <dd>{shortcut.label}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
