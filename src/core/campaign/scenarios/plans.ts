import type { ScenarioPlan } from './lay';

/** Our six, from a first raid to a fleet battle. The first seat is the one whose goals are told. */
export const plans: readonly ScenarioPlan[] = [
  {
    id: 'first-raid',
    title: 'A first raid',
    briefing:
      'One ship, one rumour: a Spanish picket watches two islands, and somebody buried silver on both. ' +
      'Slip past her, dig, and be home before she has loaded.',
    goals: [
      { kind: 'gold', amount: 5 },
      { kind: 'keep', ship: 'PS-018' },
      { kind: 'rounds', most: 12 },
    ],
    seats: 2,
    rounds: 16,
    islands: [
      { shape: 'isle-01', at: [160, 160, 0], home: 0 },
      { shape: 'isle-02', at: [760, 760, 40], home: 1 },
      { shape: 'isle-03', at: [430, 250, 90], treasure: [2, 2, 1] },
      { shape: 'isle-04', at: [250, 640, 0], treasure: [3, 1] },
    ],
    ships: [
      { card: 'PS-018', seat: 0, at: [270, 330, 45], crew: ['generic-explorer-pirate'] },
      { card: 'SS-015', seat: 1, at: [600, 560, 225], crew: ['generic-captain-spain'] },
    ],
  },
  {
    id: 'convoy',
    title: 'The silver convoy',
    briefing:
      'La Joya del Sol lies deep in the water with the year’s silver and one escort. ' +
      'Two quick hulls wait behind the headland. What you can’t carry, let nobody carry.',
    goals: [{ kind: 'win' }, { kind: 'gold', amount: 6 }, { kind: 'sink', ship: 'SS-007' }],
    seats: 2,
    rounds: 18,
    islands: [
      { shape: 'isle-05', at: [170, 740, 0], home: 0 },
      { shape: 'isle-06', at: [750, 160, 0], home: 1 },
      { shape: 'isle-07', at: [520, 640, 30], treasure: [1, 1] },
    ],
    ships: [
      { card: 'PS-007', seat: 0, at: [330, 560, 300], crew: ['generic-captain-pirate'] },
      { card: 'PS-020', seat: 0, at: [210, 520, 300], crew: ['generic-helmsman-pirate'] },
      { card: 'SS-005', seat: 1, at: [300, 200, 340], gold: [4, 3, 3, 2] },
      { card: 'SS-007', seat: 1, at: [430, 330, 340], crew: ['generic-captain-spain'] },
    ],
  },
  {
    id: 'home-on-a-rope',
    title: 'Home on a rope',
    briefing:
      'Dover won her fight and lost every mast. Her hold is full, the enemy’s cruiser is an hour away, ' +
      'and your only other ship is small. Tow her in, or take out of her what you can.',
    goals: [
      { kind: 'gold', amount: 6 },
      { kind: 'keep', ship: 'ES-009' },
    ],
    seats: 2,
    rounds: 18,
    islands: [
      { shape: 'isle-08', at: [170, 180, 0], home: 0 },
      { shape: 'isle-09', at: [750, 740, 0], home: 1 },
      { shape: 'isle-10', at: [700, 250, 60], treasure: [2, 3] },
    ],
    ships: [
      { card: 'ES-015', seat: 0, at: [300, 300, 30], crew: ['generic-helmsman-england'] },
      {
        card: 'ES-009',
        seat: 0,
        at: [480, 450, 200],
        gold: [4, 3, 2],
        masts: [false, false, false, false],
      },
      { card: 'PS-006', seat: 1, at: [640, 590, 225], crew: ['generic-captain-pirate'] },
    ],
  },
  {
    id: 'three-flags',
    title: 'Three flags, one bay',
    briefing:
      'England, Spain and the Brethren have bought the same map from the same drunkard. ' +
      'The island in the middle holds more than any of you can carry at once.',
    goals: [{ kind: 'win' }, { kind: 'gold', amount: 8 }],
    seats: 3,
    rounds: 18,
    islands: [
      { shape: 'isle-01', at: [150, 150, 0], home: 0 },
      { shape: 'isle-02', at: [760, 150, 0], home: 1 },
      { shape: 'isle-04', at: [460, 780, 0], home: 2 },
      { shape: 'isle-11', at: [455, 400, 0], treasure: [6, 5, 4, 3, 2, 2] },
    ],
    ships: [
      { card: 'PS-011', seat: 0, at: [260, 270, 45], crew: ['generic-explorer-pirate'] },
      { card: 'PS-025', seat: 0, at: [150, 330, 60] },
      { card: 'ES-010', seat: 1, at: [650, 270, 135], crew: ['generic-explorer-england'] },
      { card: 'ES-013', seat: 1, at: [780, 330, 120] },
      { card: 'SS-006', seat: 2, at: [460, 640, 270], crew: ['generic-explorer-spain'] },
      { card: 'SS-014', seat: 2, at: [600, 690, 250] },
    ],
  },
  {
    id: 'blockade',
    title: 'Breaking the blockade',
    briefing:
      'Three Spaniards lie across the mouth of the channel. The treasure is on the far side, and so is supper. ' +
      'Titan hits hard; she must come back.',
    goals: [{ kind: 'win' }, { kind: 'keep', ship: 'ES-001' }, { kind: 'sink', ship: 'SS-012' }],
    seats: 2,
    rounds: 20,
    islands: [
      { shape: 'isle-03', at: [150, 450, 0], home: 0 },
      { shape: 'isle-05', at: [770, 780, 0], home: 1 },
      { shape: 'isle-06', at: [760, 160, 0], treasure: [5, 4, 3] },
      { shape: 'isle-12', at: [440, 130, 0], treasure: [2, 1] },
      { shape: 'isle-08', at: [430, 790, 0], treasure: [2, 1] },
    ],
    ships: [
      {
        card: 'ES-001',
        seat: 0,
        at: [350, 450, 0],
        crew: ['generic-captain-england', 'generic-helmsman-england'],
      },
      { card: 'ES-010', seat: 0, at: [310, 360, 0], crew: ['generic-explorer-england'] },
      { card: 'ES-011', seat: 0, at: [300, 560, 0] },
      { card: 'SS-012', seat: 1, at: [560, 450, 180], crew: ['generic-captain-spain'] },
      { card: 'SS-016', seat: 1, at: [580, 330, 180], crew: ['generic-captain-spain'] },
      { card: 'SS-008', seat: 1, at: [580, 580, 180] },
    ],
  },
  {
    id: 'line-of-battle',
    title: 'The line of battle',
    briefing:
      'No more raids. The whole of England’s squadron meets the armoured flagship of Spain and her consorts. ' +
      'Whoever still floats tonight may bury the silver.',
    goals: [{ kind: 'win' }, { kind: 'sink', ship: 'SS-001' }, { kind: 'keep', ship: 'ES-003' }],
    seats: 2,
    rounds: 24,
    islands: [
      { shape: 'isle-09', at: [140, 760, 0], home: 0 },
      { shape: 'isle-10', at: [780, 140, 0], home: 1 },
      { shape: 'isle-11', at: [160, 150, 0], treasure: [4, 3, 2] },
      { shape: 'isle-12', at: [770, 770, 0], treasure: [4, 3, 2] },
    ],
    ships: [
      { card: 'ES-003', seat: 0, at: [300, 500, 0], crew: ['generic-captain-england'] },
      { card: 'ES-007', seat: 0, at: [300, 590, 0], crew: ['generic-helmsman-england'] },
      { card: 'ES-009', seat: 0, at: [300, 410, 0], crew: ['generic-captain-england'] },
      { card: 'ES-012', seat: 0, at: [300, 680, 0] },
      { card: 'ES-014', seat: 0, at: [300, 320, 0], crew: ['generic-explorer-england'] },
      { card: 'SS-001', seat: 1, at: [620, 450, 180], crew: ['generic-captain-spain'] },
      { card: 'SS-009', seat: 1, at: [620, 540, 180], crew: ['generic-captain-spain'] },
      { card: 'SS-007', seat: 1, at: [620, 360, 180], crew: ['generic-helmsman-spain'] },
      { card: 'SS-010', seat: 1, at: [620, 630, 180] },
      { card: 'SS-014', seat: 1, at: [620, 270, 180], crew: ['generic-explorer-spain'] },
    ],
  },
];
