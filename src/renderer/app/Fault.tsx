import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button';
import { t } from '../ui/text';
import { go } from './route';

type Props = { readonly children: ReactNode };
type State = { readonly error: Error | null };

/** Stands in for a screen that broke, so that a fault in one is never a white page. */
export class Fault extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <main className="page">
        <section className="sheet" role="alert">
          <h1>{t('app.fault.title')}</h1>
          <p>{t('app.fault.text')}</p>
          <pre className="fault-text">{error.message}</pre>
          <div className="row">
            <Button
              label={t('app.retry')}
              icon="cycle"
              tone="primary"
              onClick={() => this.setState({ error: null })}
            />
            <Button label={t('app.home')} icon="anchor" onClick={() => go({ at: 'home' })} />
          </div>
        </section>
      </main>
    );
  }
}
