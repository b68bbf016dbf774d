import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { connect } from '../shared/link';
import { App } from './app/App';
import { createSession, SessionContext } from './client/session';
import './ui/fonts';
import './ui/tokens.css';
import './ui/base.css';
import './ui/controls.css';
import './app/app.css';
import './app/home.css';
import './app/table/table.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const session = createSession(connect());
createRoot(root).render(
  <StrictMode>
    <SessionContext value={session}>
      <App />
    </SessionContext>
  </StrictMode>,
);
