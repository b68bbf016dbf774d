import { runTool } from './command-line';
import { simulate } from './simulate';

await runTool(simulate);
