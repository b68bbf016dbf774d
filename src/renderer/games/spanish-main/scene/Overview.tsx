import { useEffect, useRef } from 'react';
import type { TableCamera } from '../../../table/camera/table-camera';
import type { Pt } from '../../../table/units';
import { SEA_SIDE } from './coords';
import type { SceneModel } from './model';
import './overview.css';

const HALF = SEA_SIDE / 2;

const path = (outline: readonly Pt[]): string =>
  outline.map(([x, y]) => `${x.toFixed(0)},${(-y).toFixed(0)}`).join(' ');

/** The whole sea, small: where everything lies and what the eye looks at. A press looks there. */
export function Overview({
  camera,
  model,
  label,
}: {
  camera: TableCamera;
  model: SceneModel;
  label: string;
}) {
  const eye = useRef<SVGPolygonElement>(null);
  useEffect(() => {
    const place = () => eye.current?.setAttribute('points', path(camera.seen));
    place();
    return camera.subscribe(place);
  }, [camera]);
  const look = (e: React.MouseEvent<HTMLButtonElement>) => {
    const box = e.currentTarget.getBoundingClientRect();
    camera.set({
      x: ((e.clientX - box.left) / box.width) * SEA_SIDE - HALF,
      y: HALF - ((e.clientY - box.top) / box.height) * SEA_SIDE,
    });
  };
  return (
    <button type="button" className="sea-overview" onClick={look} aria-label={label} title={label}>
      <svg viewBox={`${-HALF} ${-HALF} ${SEA_SIDE} ${SEA_SIDE}`} aria-hidden="true">
        <rect x={-HALF} y={-HALF} width={SEA_SIDE} height={SEA_SIDE} className="water" />
        {model.islands.map((i) => (
          <polygon key={i.id} points={path(i.outline)} className="land" />
        ))}
        {model.ships.map((s) => (
          <polygon
            key={s.id}
            points={path(s.outline)}
            fill={s.derelict ? '#8a7a66' : s.colour.flag}
            className="ship"
          />
        ))}
        <polygon ref={eye} className="eye" />
      </svg>
    </button>
  );
}
