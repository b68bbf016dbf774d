import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../ui/Button';
import { Icon, type IconName } from '../ui/Icon';
import { useShortcut } from '../ui/shortcuts';
import { t } from '../ui/text';
import { go } from './route';

export type PageProps = {
  readonly title: string;
  readonly icon: IconName;
  readonly children: ReactNode;
  /** Beside the title. */
  readonly tools?: ReactNode;
  readonly narrow?: boolean;
};

/** A screen away from the table: a sheet with a title, which is read first, and the way home. */
export function Page({ title, icon, children, tools, narrow }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    document.title = `${title} · ${t('app.name')}`;
  }, [title]);
  useShortcut({
    id: 'app.home',
    key: 'Escape',
    label: t('app.home'),
    group: t('app.keys.group.app'),
    run: () => go({ at: 'home' }),
  });
  return (
    <main className="page">
      <div className={narrow ? 'sheet narrow' : 'sheet'}>
        <header className="page-head">
          <Icon name={icon} />
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {tools}
          <Button label={t('app.home')} icon="anchor" keyHint="Escape" onClick={() => go({ at: 'home' })} />
        </header>
        {children}
      </div>
    </main>
  );
}
