import { type RefCallback, useEffect, useMemo, useRef } from 'react';
import * as THREE from 'three';
import type { ShipView } from '../../../../core/games/shuffling-the-deck';
import { cardMatrix } from '../../../pieces/Cards';
import { addCard, CARD } from '../../../pieces/card';
import type { CardSheet } from '../../../pieces/card-sheet';
import { MeshBuilder } from '../../../pieces/mesh/builder';
import { useStage } from '../../../table/context';
import type { PirateId } from '../names';
import { face } from './faces';
import { spaceX } from './layout';
import { type Berth, flips, sailing } from './motions';

const flat = (y: number, z: number) => ({ x: 0, y, z, turn: 0, lean: 0 });
/** Each glory under a ship shows a strip above her. */
const strip = 6.5;
/** More than so many are shown closer together. */
const wide = 7;

type Parts = { readonly group: THREE.Group; readonly card: THREE.Group };

/** The nine ships in their holds, with the glory tucked under them; they slide and turn over as the rules say. */
export function Fleet({ sheet, row, show }: { sheet: CardSheet; row: readonly ShipView[]; show: Show }) {
  const { motion, reshade, redraw } = useStage();
  const parts = useRef(new Map<PirateId, Parts>());
  const played = useRef(show.serial);

  useEffect(() => {
    const settle = () => {
      for (const [index, ship] of show.row.entries()) {
        const part = parts.current.get(ship.pirate);
        part?.group.position.set(spaceX(index), 0, 0);
        part?.card.rotation.set(0, 0, ship.damaged ? Math.PI : 0);
      }
      reshade();
    };
    if (played.current === show.serial) {
      if (!motion.busy) settle();
      return;
    }
    played.current = show.serial;
    const berth = (pirate: PirateId): Berth | undefined => parts.current.get(pirate);
    for (const one of [...sailing(show.moves, berth, redraw), ...flips(show.turned, berth, redraw)])
      motion.add(one);
    motion.add({
      duration: 0,
      end: () => {
        settle();
        show.done();
      },
    });
  }, [show, motion, reshade, redraw]);

  return row.map((ship, index) => (
    <ShipOnTable
      key={ship.pirate}
      sheet={sheet}
      ship={ship}
      index={index}
      hold={(found) => {
        if (found) parts.current.set(ship.pirate, found);
        else parts.current.delete(ship.pirate);
      }}
    />
  ));
}

/** What the last step changed: drawn first, then the table is as the view says. */
export type Show = {
  readonly serial: number;
  readonly row: readonly ShipView[];
  /** Ships that changed their space; those that were named sail round the others. */
  readonly moves: readonly {
    readonly pirate: PirateId;
    readonly from: number;
    readonly to: number;
    readonly named: boolean;
  }[];
  readonly turned: readonly { readonly pirate: PirateId; readonly damaged: boolean }[];
  readonly done: () => void;
};

type ShipProps = {
  readonly sheet: CardSheet;
  readonly ship: ShipView;
  readonly index: number;
  readonly hold: (parts: Parts | null) => void;
};

/** Hold and glory as one mesh, the ship's card as another: it turns over. */
function ShipOnTable({ sheet, ship, index, hold }: ShipProps) {
  const { pirate, glory, counters } = ship;
  const under = useMemo(() => {
    const b = new MeshBuilder();
    const faces = (n: number) => ({ front: sheet.face(n), back: sheet.face(n), edge: sheet.edge });
    addCard(b, cardMatrix(flat(-11, 0.6), true, CARD.thick), faces(face.other('hold')));
    const step = glory > wide ? (strip * wide) / glory : strip;
    for (let n = 0; n < glory; n++) {
      const kind = n >= glory - counters ? 'counter' : 'glory';
      addCard(
        b,
        cardMatrix(flat(step * (glory - n), 1.2 + n * 0.4), true, CARD.thick),
        faces(face.other(kind)),
      );
    }
    return b.done();
  }, [sheet, glory, counters]);
  const card = useMemo(() => {
    const b = new MeshBuilder();
    const faces = {
      front: sheet.face(face.ship(pirate)),
      back: sheet.face(face.damaged(pirate)),
      edge: sheet.edge,
    };
    addCard(b, new THREE.Matrix4(), faces);
    return b.done();
  }, [sheet, pirate]);
  useEffect(() => () => under.dispose(), [under]);
  useEffect(() => () => card.dispose(), [card]);
  const group = useRef<THREE.Group | null>(null);
  const whole: RefCallback<THREE.Group> = (found) => {
    group.current = found;
    if (!found) hold(null);
  };
  const turning: RefCallback<THREE.Group> = (found) => {
    if (found && found.parent instanceof THREE.Group) hold({ group: found.parent, card: found });
  };
  const first = useRef({ x: spaceX(index), damaged: ship.damaged }).current;
  return (
    <group ref={whole} position={[first.x, 0, 0]}>
      <mesh geometry={under} material={sheet.material} castShadow receiveShadow />
      <group ref={turning} position={[0, 1.6 + glory * 0.4, 0]} rotation-z={first.damaged ? Math.PI : 0}>
        <mesh geometry={card} material={sheet.material} castShadow receiveShadow />
      </group>
    </group>
  );
}
