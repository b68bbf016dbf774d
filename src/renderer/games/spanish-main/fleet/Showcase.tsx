import { lazy, Suspense } from 'react';
import { hasWebGl } from '../../../app/table/webgl';
import { ShipFace } from './Cards';
import type { ShipStandProps } from './ShipStand';

const ShipStand = lazy(() => import('./ShipStand'));

/** The ship that is looked at, in the round, over her deckplate; the card alone where nothing can be drawn. */
export function Showcase(stand: ShipStandProps) {
  return (
    <aside className="showcase" aria-label={stand.label} data-testid="showcase">
      {hasWebGl() && (
        <div className="stand">
          <Suspense fallback={null}>
            <ShipStand {...stand} />
          </Suspense>
        </div>
      )}
      <div className="plate small">
        <ShipFace card={stand.card} />
      </div>
    </aside>
  );
}
