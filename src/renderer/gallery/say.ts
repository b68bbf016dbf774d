import type { Message } from '../../core/engine';
import { joinCatalogues } from '../../shared/text/catalogue';
import { spanishMainText } from '../../shared/text/en/spanish-main';
import { spanishMainTableText } from '../../shared/text/en/spanish-main-table';
import { format } from '../../shared/text/format';

const catalogue = joinCatalogues(spanishMainText, spanishMainTableText);

export const formatter = (message: Message): string =>
  format(message, { catalogue, lang: 'en', nameOfSeat: (seat) => `Captain ${seat + 1}` });
