import type { Message } from '../../core/engine/message';
import type { SeatInfo } from '../../shared/table';
import { type Catalogue, format, joinCatalogues } from '../../shared/text';
import { campaignText } from '../../shared/text/en/campaign';
import { hostText } from '../../shared/text/en/host';
import { matchText } from '../../shared/text/en/match';
import { storageText } from '../../shared/text/en/storage';

const LANGUAGE = 'en';

/** What is said outside the rules of any game. */
const common = joinCatalogues(hostText, matchText, storageText, campaignText);

/** A sentence of the host's outside any match. */
export const hostSentence = (message: Message): string =>
  format(message, { catalogue: common, lang: LANGUAGE, nameOfSeat: (seat) => String(seat + 1) });

/** How messages of one match are told: the game's texts and the host's, seats by their players' names. */
export function sentencesOf(game: Catalogue, seats: readonly SeatInfo[]): (message: Message) => string {
  const catalogue = joinCatalogues(common, game);
  const nameOfSeat = (seat: number): string =>
    seats.find((info) => info.seat === seat)?.name ?? String(seat + 1);
  return (message) => format(message, { catalogue, lang: LANGUAGE, nameOfSeat });
}
