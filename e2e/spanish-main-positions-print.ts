import * as positions from './spanish-main-positions';

/** All positions as JSON on standard output: Playwright's loader can't read the roster, which is data. */
process.stdout.write(JSON.stringify(positions));
