import type * as THREE from 'three';
import { Card } from '../../../pieces/Cards';
import type { CardSheet } from '../../../pieces/card-sheet';
import type { Step } from './flights';
import { BACK } from './layout';

type Props = {
  readonly sheet: CardSheet;
  readonly step: Step | null;
  /** Hands over the group of a flying card, which the motion then moves. */
  readonly register: (key: string, group: THREE.Group | null) => void;
};

/** The cards of the step that is being shown. */
export function Flying({ sheet, step, register }: Props) {
  return step?.flights.map(({ key, front, from }) => (
    <Card
      key={key}
      sheet={sheet}
      card={{ id: key, spot: from.spot, front, back: BACK, up: from.up }}
      ref={(group) => register(key, group)}
    />
  ));
}
