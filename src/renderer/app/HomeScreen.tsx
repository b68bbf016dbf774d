import type { GameInfo } from '../../shared/game-info';
import type { ShelfEntry } from '../../shared/table';
import { useQuery } from '../client/query';
import { Icon, type IconName } from '../ui/Icon';
import { ago, listed, t } from '../ui/text';
import { COVERS, gameName, gameTag, gameTime, seatsInWords } from './games';
import { iconOfGame } from './icons';
import { type Route, routeHash } from './route';

const SHELF_SHOWN = 3;

/** The captain's desk: five games, the last one waiting, the shelf. */
export function HomeScreen() {
  const games = useQuery('games.list', {});
  const shelf = useQuery('match.list', {}, 'shelf.changed');
  const infos = games.status === 'ready' ? games.answer.games : [];
  const matches = shelf.status === 'ready' ? shelf.answer.matches : [];
  const waiting = matches.find((match) => !match.finished && match.integrity !== 'damaged');
  const others = matches.filter((match) => match !== waiting).slice(0, SHELF_SHOWN);
  const extra = infos.map(({ id }) => id).filter((id) => !COVERS.some((cover) => cover === id));

  return (
    <main className="home" data-theme="dark">
      <nav className="home-nav" aria-label={t('app.name')}>
        <NavLink route={{ at: 'campaigns' }} icon="treasure-map" label={t('app.nav.campaigns')} />
        <NavLink
          route={{ at: 'rules', id: null, clause: null }}
          icon="open-book"
          label={t('app.nav.rules')}
        />
        <NavLink route={{ at: 'settings' }} icon="settings-knobs" label={t('app.nav.settings')} />
      </nav>
      <h1>{t('app.name')}</h1>
      <p className="home-tag">{t('app.tag')}</p>
      <div className="rowhead">
        <h2>{t('app.home.choose')}</h2>
        <i />
      </div>
      <ul className="covers">
        {[...COVERS, ...extra].map((game) => (
          <Cover
            key={game}
            game={game}
            info={infos.find(({ id }) => id === game)}
            known={games.status === 'ready'}
          />
        ))}
      </ul>
      <div className="home-below">
        <Continue match={waiting} />
        <section className="card" aria-labelledby="home-shelf">
          <h3 id="home-shelf">
            <Icon name="bookshelf" />
            {t('app.home.shelf')}
            {matches.length > 0 && (
              <a href={routeHash({ at: 'shelf' })}>{t('app.home.shelf.all', { count: matches.length })}</a>
            )}
          </h3>
          {others.length === 0 && <p className="muted">{t('app.home.shelf.empty')}</p>}
          <ul className="list">
            {others.map((match) => (
              <li key={match.match}>
                <a
                  href={routeHash(
                    match.finished ? { at: 'replay', id: match.match } : { at: 'table', id: match.match },
                  )}
                >
                  <Icon name={iconOfGame(match.game)} />
                  <span>
                    <b>{match.name}</b>
                    <small>{progressOf(match)}</small>
                  </span>
                  <small>{ago(match.changed, Date.now())}</small>
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section className="card" aria-labelledby="home-more">
          <h3 id="home-more">
            <Icon name="compass" />
            {t('app.home.learn')}
          </h3>
          <ul className="list">
            <More route={{ at: 'learn' }} icon="spell-book" id="lessons" />
            <More route={{ at: 'rules', id: null, clause: null }} icon="open-book" id="rules" />
            <More route={{ at: 'settings' }} icon="keyboard" id="keys" />
            <More route={{ at: 'about' }} icon="scroll-unfurled" id="about" />
          </ul>
        </section>
      </div>
    </main>
  );
}

export const progressOf = (match: ShelfEntry): string =>
  match.finished ? t('app.shelf.finished') : t('app.shelf.moves', { count: match.commands });

function NavLink({
  route,
  icon,
  label,
}: {
  readonly route: Route;
  readonly icon: IconName;
  readonly label: string;
}) {
  return (
    <a className="chip" href={routeHash(route)}>
      <Icon name={icon} />
      {label}
    </a>
  );
}

type MoreProps = {
  readonly route: Route;
  readonly icon: IconName;
  readonly id: 'lessons' | 'rules' | 'keys' | 'about';
};
function More({ route, icon, id }: MoreProps) {
  return (
    <li>
      <a href={routeHash(route)}>
        <Icon name={icon} />
        <span>
          <b>{t(`app.home.learn.${id}`)}</b>
          <small>{t(`app.home.learn.${id}.detail`)}</small>
        </span>
        <span />
      </a>
    </li>
  );
}

type CoverProps = { readonly game: string; readonly info: GameInfo | undefined; readonly known: boolean };

function Cover({ game, info, known }: CoverProps) {
  const name = gameName(game, info);
  const drawn = COVERS.some((cover) => cover === game);
  const face = (
    <>
      <span className="face">
        {drawn ? <img src={`./covers/${game}.jpg`} alt="" /> : <span className="plain-cover">{name}</span>}
      </span>
      <span className="meta">
        <b>{info ? seatsInWords(game, info.seats) : known ? t('app.home.soon') : ''}</b>
        <span>{gameTime(game)}</span>
      </span>
    </>
  );
  return (
    <li>
      {info || !known ? (
        <a
          className="cover"
          href={routeHash({ at: 'new', id: game })}
          aria-label={[name, gameTag(game)].filter(Boolean).join('. ')}
          data-testid={`cover-${game}`}
        >
          {face}
        </a>
      ) : (
        <span className="cover closed" title={t('app.home.soon')}>
          {face}
          <span className="only-read">{name}</span>
        </span>
      )}
    </li>
  );
}

function Continue({ match }: { readonly match: ShelfEntry | undefined }) {
  return (
    <section className="card" aria-labelledby="home-continue">
      <h3 id="home-continue">
        <Icon name="hourglass" />
        {t('app.home.continue')}
      </h3>
      {match ? (
        <div className="cont">
          <img src={`./covers/${match.game}.jpg`} alt="" />
          <div>
            <h4>{match.name}</h4>
            <p>
              {listed(match.seats.map(({ name }) => name))}
              <br />
              {progressOf(match)}, {ago(match.changed, Date.now())}
            </p>
            <a
              className="btn primary"
              href={routeHash({ at: 'table', id: match.match })}
              data-testid="continue"
            >
              <Icon name="ship-wheel" />
              <b>{t('app.home.back-to-table')}</b>
            </a>
          </div>
        </div>
      ) : (
        <div className="cont">
          <img src="./covers/portrait.jpg" alt="" />
          <div>
            <h4>{t('app.home.continue.none')}</h4>
            <p>{t('app.home.continue.hint')}</p>
          </div>
        </div>
      )}
    </section>
  );
}
