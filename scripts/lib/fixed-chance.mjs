// Property tests draw the same cases in every `npm test`: what fails, fails again. The long run draws new ones.
import fc from 'fast-check';

fc.configureGlobal(process.env.TEST_LONG === '1' ? {} : { seed: 20261130 });
