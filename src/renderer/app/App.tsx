import { lazy, Suspense, useEffect, useState } from 'react';
import type { MenuAction } from '../../shared/pushed';
import { useSession, useSettings } from '../client/session';
import { LiveRegion } from '../ui/live';
import { listenToKeys, shortcuts, useShortcut } from '../ui/shortcuts';
import { t } from '../ui/text';
import { useAppearanceOnPage } from './appearance';
import { Fault } from './Fault';
import { HomeScreen } from './HomeScreen';
import { KeysOverlay } from './KeysOverlay';
import { Notices } from './Notices';
import { go, type Route, routeHash, useRoute } from './route';

const NewGameScreen = lazy(async () => ({ default: (await import('./NewGameScreen')).NewGameScreen }));
const TableScreen = lazy(async () => ({ default: (await import('./table/TableScreen')).TableScreen }));
const ReplayScreen = lazy(async () => ({ default: (await import('./replay/ReplayScreen')).ReplayScreen }));
const LearnScreen = lazy(async () => ({ default: (await import('./lesson/LearnScreen')).LearnScreen }));
const CampaignsScreen = lazy(async () => ({
  default: (await import('./campaign/CampaignsScreen')).CampaignsScreen,
}));
const NewCampaignScreen = lazy(async () => ({
  default: (await import('./campaign/NewCampaignScreen')).NewCampaignScreen,
}));
const CampaignScreen = lazy(async () => ({
  default: (await import('./campaign/CampaignScreen')).CampaignScreen,
}));
const ScenariosScreen = lazy(async () => ({
  default: (await import('./campaign/ScenariosScreen')).ScenariosScreen,
}));
const ShelfScreen = lazy(async () => ({ default: (await import('./ShelfScreen')).ShelfScreen }));
const RulesScreen = lazy(async () => ({ default: (await import('./RulesScreen')).RulesScreen }));
const SettingsScreen = lazy(async () => ({ default: (await import('./SettingsScreen')).SettingsScreen }));
const AboutScreen = lazy(async () => ({ default: (await import('./AboutScreen')).AboutScreen }));

function Screen({ route }: { readonly route: Route }) {
  switch (route.at) {
    case 'home':
      return <HomeScreen />;
    case 'learn':
      return <LearnScreen />;
    case 'new':
      return <NewGameScreen game={route.id} />;
    case 'table':
      return <TableScreen match={route.id} />;
    case 'replay':
      return <ReplayScreen match={route.id} />;
    case 'campaigns':
      return <CampaignsScreen />;
    case 'new-campaign':
      return <NewCampaignScreen kind={route.id} />;
    case 'campaign':
      return <CampaignScreen id={route.id} />;
    case 'scenarios':
      return <ScenariosScreen />;
    case 'shelf':
      return <ShelfScreen />;
    case 'rules':
      return <RulesScreen game={route.id} clause={route.clause} />;
    case 'settings':
      return <SettingsScreen />;
    case 'about':
      return <AboutScreen />;
  }
}

/** Where an entry of the native menu leads; import and export are done on the shelf. */
const MENU: Readonly<Record<Exclude<MenuAction, 'help'>, Route>> = {
  'new-game': { at: 'home' },
  shelf: { at: 'shelf' },
  import: { at: 'shelf' },
  export: { at: 'shelf' },
  settings: { at: 'settings' },
};

/** The whole page: one screen at a time, and what every screen has. */
export function App() {
  const route = useRoute();
  const { keys } = useSettings();
  const [overlay, setOverlay] = useState(false);
  useAppearanceOnPage();
  useEffect(() => listenToKeys(window), []);
  useEffect(() => shortcuts.setState({ own: keys }), [keys]);
  useShortcut({
    id: 'app.keys',
    key: '?',
    label: t('app.keys.title'),
    group: t('app.keys.group.app'),
    run: () => setOverlay(true),
  });

  const { link } = useSession();
  useEffect(
    () =>
      link.listen((event) => {
        if (event.kind !== 'app.menu') return;
        if (event.action === 'help') setOverlay(true);
        else go(MENU[event.action]);
      }),
    [link],
  );

  const at = routeHash(route);
  // A rule that is looked up from another is the same screen.
  const screen = route.at === 'rules' ? 'rules' : at;
  return (
    <>
      <Fault key={screen}>
        <Suspense fallback={<p className="loading">{t('app.loading')}</p>}>
          <Screen route={route} />
        </Suspense>
      </Fault>
      <Notices />
      <LiveRegion />
      {overlay && <KeysOverlay onClose={() => setOverlay(false)} />}
    </>
  );
}
