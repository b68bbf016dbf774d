/** Labels on the 3D table of Spanish Main. */
export const spanishMainTableText: Readonly<Record<string, string>> = {
  'spanish-main.table.label': 'The sea, seen from above. What lies on it is told in the list of pieces.',
  'spanish-main.table.travel': '{bar} {length, number, ::.0} mm',
  'spanish-main.table.touches': '{bar} {length, number, ::.0} mm, touches {other}',
  'spanish-main.table.docks': '{bar} {length, number, ::.0} mm, docks at {other}',
  'spanish-main.table.rams': '{bar} {length, number, ::.0} mm, rams {other}',
  'spanish-main.table.pinned': '{bar} {length, number, ::.0} mm, pinned by {other}',
  'spanish-main.table.exposed':
    '{guns, plural, one {# gun bears on her there} other {# guns bear on her there}}',
  'spanish-main.table.come-about': 'comes about, {turn, number, ::0}°',
  'spanish-main.table.shot': '{length, number, ::.0} mm, {odds}',
  'spanish-main.table.odds': 'hits on {needs, select, 6 {6} other {{needs}+}}',
  'spanish-main.table.never': 'cannot hit',
  'spanish-main.table.blocked-by': 'blocked by {other}',
  'spanish-main.table.own-mast': 'her own mast is in the way',
  'spanish-main.table.out-of-range': 'out of range, {length, number, ::.0} mm',
  'spanish-main.table.sheltered': 'safe at her home',
  'spanish-main.table.bears':
    '{guns, plural, one {# gun bears} other {# guns bear}}, {chance, number, ::percent .0} to hit',
  'spanish-main.table.hit': '{roll}: hit',
  'spanish-main.table.miss': '{roll}: miss',
  'spanish-main.table.ruler': '{length, number, ::.0} mm = {s, number, ::.00} S = {l, number, ::.00} L',
  'spanish-main.table.gap': 'too close: {length, number, ::.0} mm',
  'spanish-main.table.fits': 'fits here',
  'spanish-main.table.sea': 'the edge of the sea',
};
