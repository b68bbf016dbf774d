import type { Catalogue } from '../catalogue';

/** What the keeper of saves says: faults of the disk, and what was found when a save was opened. */
export const storageText: Catalogue = {
  'storage.fault.no-space':
    'The disk is full ({problem}). Nothing is lost: the game goes on in memory. Make room, or save it somewhere else.',
  'storage.fault.read-only':
    'The folder of saves can’t be written to ({problem}). Nothing is lost: the game goes on in memory. Save it somewhere else.',
  'storage.fault.held': 'Another program holds the file ({problem}). It will be tried again.',
  'storage.fault.missing': 'The save isn’t there any more ({problem}).',
  'storage.fault.damaged': 'This save can’t be read ({problem}). It is kept as it is.',
  'storage.fault.newer':
    'This save is from a newer version of the program. Update to open it; it is kept as it is.',
  'storage.fault.too-big': 'This file is too big to be a save ({bytes, number} bytes).',
  'storage.fault.unknown-game': 'This program has no game “{game}”.',
  'storage.fault.io': 'The disk refused ({problem}). Nothing is lost: the game goes on in memory.',
  'storage.read-only.newer': 'This game was played with a newer version; here it can only be looked at.',
  'storage.report.torn':
    'The last line had not been written whole, so it was dropped. Everything that was confirmed is there.',
  'storage.report.rescued':
    '{lines, plural, one {# damaged line was} other {# damaged lines were}} taken from the backup.',
  'storage.report.missing':
    '{entries, plural, one {# earlier command} other {# earlier commands}} can’t be read any more. The position is whole, but undo ends there.',
  'storage.report.refused': 'The save stopped making sense ({why}).',
  'storage.report.cut':
    '{kept, plural, one {# entry is} other {# entries are}} kept; {lost, plural, one {# later one is} other {# later ones are}} lost. The damaged file lies in the folder “damaged”.',
  'storage.report.dropped':
    '{lines, plural, one {# unreadable or doubled line was} other {# unreadable or doubled lines were}} left out; nothing was lost.',
  'storage.report.older-rules':
    'This game was begun under older rules. It goes on by the present ones; what was before can only be looked at.',
  'storage.shelf.unreadable': 'This file can’t be read.',
  'storage.shelf.broken': 'This save is damaged; it will be repaired when it is opened.',
};
