import { caribbean } from '../../src/core/games/caribbean';
import { besideBoardgameIo } from '../beside-boardgame-io/card-game';

besideBoardgameIo(caribbean, { players: 3, seed: 1715, ownGames: 300, peerGames: 15 });
