import { shufflingTheDeck } from '../../src/core/games/shuffling-the-deck';
import { besideBoardgameIo } from '../beside-boardgame-io/card-game';

besideBoardgameIo(shufflingTheDeck, { players: 3, seed: 1718, ownGames: 2000, peerGames: 40 });
