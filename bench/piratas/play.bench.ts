import { piratas } from '../../src/core/games/piratas';
import { besideBoardgameIo } from '../beside-boardgame-io/card-game';

besideBoardgameIo(piratas, { players: 4, seed: 1726, ownGames: 300, peerGames: 15 });
