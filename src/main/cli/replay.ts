import { runTool } from './command-line';
import { verifyFiles } from './verify';

await runTool(verifyFiles);
