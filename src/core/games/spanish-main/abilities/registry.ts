import { allL } from './all-l';
import { armoured } from './armoured';
import { backfire } from './backfire';
import { boardingPlus } from './boarding-plus';
import { buyCannon } from './buy-cannon';
import { canceller } from './canceller';
import { cannonPlusVs } from './cannon-plus-vs';
import { cannoneer } from './cannoneer';
import { cannonsPersist } from './cannons-persist';
import { captain } from './captain';
import { captainBonus } from './captain-bonus';
import { cargoPlus } from './cargo-plus';
import { crewProtected } from './crew-protected';
import { doubleDamage } from './double-damage';
import { enemyRangeS } from './enemy-range-s';
import { explorer } from './explorer';
import { extraAction } from './extra-action';
import { fastWhenEmpty } from './fast-when-empty';
import { fastWhenWhole } from './fast-when-whole';
import { fireThrough } from './fire-through';
import { flagshipAura } from './flagship-aura';
import { fortProof } from './fort-proof';
import { fragile } from './fragile';
import { ghostlyEncounter } from './ghostly-encounter';
import { helmsman } from './helmsman';
import { hitKillsCargo } from './hit-kills-cargo';
import { hitKillsCrew } from './hit-kills-crew';
import { homeRaid } from './home-raid';
import type { Ability } from './hooks';
import { hostsCrew } from './hosts-crew';
import { ignoreFirstHit } from './ignore-first-hit';
import { immuneToL } from './immune-to-l';
import { leavesLast } from './leaves-last';
import { longShot } from './long-shot';
import { moveAfterUnload } from './move-after-unload';
import { musketeer } from './musketeer';
import { noCrew } from './no-crew';
import { none } from './none';
import { oars, oarsman } from './oars';
import { packBonus } from './pack-bonus';
import { pickMast } from './pick-mast';
import { pickpocket } from './pickpocket';
import { pinKillsCrew } from './pin-kills-crew';
import { plague } from './plague';
import { plunderPirates } from './plunder-pirates';
import { ramProof } from './ram-proof';
import { recruiter } from './recruiter';
import { repairOnSink } from './repair-on-sink';
import { rum } from './rum';
import { sacrifice } from './sacrifice';
import { salvage } from './salvage';
import { sameActionTwice } from './same-action-twice';
import { shipwright } from './shipwright';
import { slowWhenFull } from './slow-when-full';
import { spyCargo } from './spy-cargo';
import { spyTreasure } from './spy-treasure';
import { swapTreasure } from './swap-treasure';
import { treasurePlus } from './treasure-plus';
import { unloadWithinS } from './unload-within-s';
import { unpinnable } from './unpinnable';
import { weakVs } from './weak-vs';

/** Keywords that stand for themselves. A function, so that ability files and rules may import each other in any order. */
const single = (): readonly Ability[] => [
  allL,
  armoured,
  backfire,
  buyCannon,
  canceller,
  cannoneer,
  cannonsPersist,
  captain,
  captainBonus,
  crewProtected,
  doubleDamage,
  enemyRangeS,
  explorer,
  extraAction,
  fastWhenEmpty,
  fastWhenWhole,
  fireThrough,
  flagshipAura,
  fortProof,
  fragile,
  ghostlyEncounter,
  helmsman,
  hitKillsCargo,
  hitKillsCrew,
  homeRaid,
  ignoreFirstHit,
  immuneToL,
  leavesLast,
  longShot,
  moveAfterUnload,
  musketeer,
  noCrew,
  none,
  oars,
  oarsman,
  packBonus,
  pickMast,
  pickpocket,
  pinKillsCrew,
  plague,
  plunderPirates,
  ramProof,
  recruiter,
  repairOnSink,
  rum,
  sacrifice,
  salvage,
  sameActionTwice,
  shipwright,
  slowWhenFull,
  spyCargo,
  spyTreasure,
  swapTreasure,
  unloadWithinS,
  unpinnable,
];

/** Keywords that name a number or a nation. */
const families = (): readonly ((keyword: string) => Ability | null)[] => [
  boardingPlus,
  cannonPlusVs,
  cargoPlus,
  hostsCrew,
  treasurePlus,
  weakVs,
];
const familyNames = [
  'boarding+N',
  'cannon+N_vs_NATION',
  'cargo+N',
  'hosts_NATION_crew',
  'treasure+N',
  'weak_vs_NATION',
];

let byKeyword: Map<string, Ability> | null = null;
const resolved = new Map<string, readonly Ability[]>();

function abilityOf(keyword: string): Ability | null {
  byKeyword ??= new Map(single().map((ability) => [ability.keyword, ability]));
  const known = byKeyword.get(keyword);
  if (known) return known;
  for (const family of families()) {
    const ability = family(keyword);
    if (ability) return ability;
  }
  return null;
}

/** `captain+sacrifice` is two abilities, `boarding+1` is one: a keyword never begins with a digit. */
const parts = (text: string): string[] => text.split(/\+(?=[a-zA-Z])/);

/** The abilities of a card. @throws RangeError for a keyword that nobody knows; sets are checked when they are read */
export function abilitiesOf(text: string): readonly Ability[] {
  const known = resolved.get(text);
  if (known) return known;
  const abilities = parts(text).map((keyword) => {
    const ability = abilityOf(keyword);
    if (!ability) throw new RangeError(`no such ability: ${keyword}`);
    return ability;
  });
  resolved.set(text, abilities);
  return abilities;
}

export const isKeyword = (text: string): boolean =>
  parts(text).every((keyword) => abilityOf(keyword) !== null);

/** For the message about a keyword that nobody knows. */
export const abilityKeywords = (): string[] => [...single().map((a) => a.keyword), ...familyNames].sort();
