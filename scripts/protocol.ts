// Writes docs/protocol.md from the schemas; with --check it only says whether it is up to date (exit code 1 if not).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { channels, PROTOCOL } from '../src/shared/contract';
import { pushedSchema } from '../src/shared/pushed';
import { refusalCodes, refusalSchema } from '../src/shared/refusal';
import { tableSchema } from '../src/shared/table';
import { hostText } from '../src/shared/text/en/host';

const file = join(import.meta.dirname, '..', 'docs', 'protocol.md');

const schemaNode = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  description: z.string().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  additionalProperties: z.unknown().optional(),
  items: z.unknown().optional(),
  prefixItems: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  $ref: z.string().optional(),
});

/** Schemas that are named once and referred to after that. */
const named: readonly (readonly [z.ZodType, string])[] = [
  [tableSchema, 'Table'],
  [refusalSchema, 'Refusal'],
];

/** A schema in the short notation of the page: TypeScript's, with `?` for what may be left out. */
function notation(schema: z.ZodType, indent = ''): string {
  const name = named.find(([one]) => one === schema)?.[1];
  if (name) return `[${name}](#${name.toLowerCase()})`;
  return written(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }), indent);
}

function written(json: unknown, indent: string): string {
  const node = schemaNode.parse(json);
  if (node.$ref) return /message/i.test(node.$ref) || node.$ref.startsWith('#/$defs') ? 'Message' : node.$ref;
  if (node.const !== undefined) return JSON.stringify(node.const);
  if (node.enum) return node.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = node.anyOf ?? node.oneOf;
  if (choices) return choices.map((choice) => written(choice, indent)).join(' | ');
  if (node.prefixItems) return `[${node.prefixItems.map((item) => written(item, indent)).join(', ')}]`;
  if (node.items !== undefined) return listOf(written(node.items, indent));
  if (node.properties) return objectOf(node.properties, node.required ?? [], indent);
  if (node.type === 'object') return `{ [name]: ${written(node.additionalProperties ?? {}, indent)} }`;
  if (node.type !== undefined) return [node.type].flat().join(' | ');
  return 'any JSON';
}

/** Whether its first brace closes at its end. */
function isOneObject(text: string): boolean {
  let depth = 0;
  for (const [i, letter] of [...text].entries()) {
    if (letter === '{') depth += 1;
    if (letter === '}') depth -= 1;
    if (depth === 0 && i < text.length - 1) return false;
  }
  return true;
}

const listOf = (item: string): string =>
  !item.includes(' | ') || isOneObject(item) ? `${item}[]` : `(${item})[]`;

function objectOf(properties: Record<string, unknown>, required: readonly string[], indent: string): string {
  const names = Object.keys(properties);
  if (names.length === 0) return '{}';
  if (names.join() === 'id,params') return 'Message';
  const inner = `${indent}  `;
  const lines = names.map(
    (name) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${written(properties[name], inner)}`,
  );
  const short = `{ ${lines.map((line) => line.trim()).join(', ')} }`;
  return short.length < 90 && !short.includes('\n') ? short : `{\n${lines.join('\n')}\n${indent}}`;
}

const code = (text: string): string => `\`\`\`ts\n${text}\n\`\`\``;

function channelPart(): string {
  return Object.entries(channels)
    .map(([name, { purpose, request, answer }]) => {
      const asked = notation(request);
      const given = notation(answer);
      const answerText =
        given.startsWith('[') && given.includes('](#') ? `Answer: ${given}` : `Answer:\n\n${code(given)}`;
      return `### ${name}\n\n${purpose}\n\nRequest:\n\n${code(asked)}\n\n${answerText}`;
    })
    .join('\n\n');
}

const eventPart = (): string =>
  pushedSchema.options
    .map((option) => code(notation(option).replaceAll(/\[(\w+)\]\(#\w+\)/g, '$1')))
    .join('\n\n');

const refusalPart = (): string =>
  refusalCodes.map((name) => `| \`${name}\` | ${hostText[`host.refused.${name}`] ?? ''} |`).join('\n');

const page = `# The host's protocol

Made from the schemas in \`src/shared\` by \`npm run protocol\`; don't edit it by hand. Version ${PROTOCOL}.

To this program what UCI is to chess: with it anybody can write an opponent, a tool or a test in any language.

\`npm run -s host [-- --saves DIR]\` reads one JSON request a line from standard input and writes one JSON answer a line
to standard output, in the order of the requests. What is pushed stands between them.

\`\`\`
→ {"id": 1, "channel": "match.create", "request": {"game": "shuffling-the-deck", "seats": [{"kind": "person", "name": "Ann"}, {"kind": "opponent", "name": "Bo", "level": "mate"}]}}
← {"id": 1, "answer": { … a Table … }}
→ {"id": 2, "channel": "match.act", "request": {"match": "…", "seat": 0, "decision": "…", "command": {"kind": "play-card", "card": "full-speed-ahead", "ships": ["vos"]}}}
← {"event": {"kind": "match.changed", … }}
← {"id": 2, "answer": {"saved": true}}
\`\`\`

- \`id\` is yours, a number or a string; it comes back with the answer. A line that can't be read is refused with the id null.
- An answer is \`{id, answer}\` or \`{id, refusal}\`. Whatever is refused has changed nothing.
- One connection is one screen. At most one seat sits at it for each match; with nobody sitting the curtain is down, and
  the screen sees what a spectator sees. \`match.sit\` lifts it. Where a single person plays, that person sits at once.
- The curtain falls by itself when the seat at the screen has nothing more to do and another person has, unless the seat
  has just learnt something that only it may know.
- A command answers a *decision*: send back the \`decision\` of the table. A decision that is no longer open is refused as
  \`stale-decision\`. In a free-form game (the sandbox) it is null.
- \`view\`, \`legal\`, \`command\`, \`question\` and events are the game's own; their types stand in \`src/core/games/<game>/\`.
- A \`Message\` is \`{id, params?}\`; the sentences are in \`src/shared/text\`.
- Positions: \`match.create\` takes a game's own state as \`position\` and begins from there, after checking it.
- In the shells with a page the same requests travel over one WebSocket (\`link\`, below the address with its token) or
  Electron's bridge.

## Channels

${channelPart()}

## Pushed events

Sent as \`{event}\`.

${eventPart()}

## Table

All that a screen may know of a match.

${code(written(z.toJSONSchema(tableSchema, { io: 'input', unrepresentable: 'any' }), ''))}

## Refusal

${code(written(z.toJSONSchema(refusalSchema, { io: 'input', unrepresentable: 'any' }), ''))}

| code | says |
| --- | --- |
${refusalPart()}
`;

if (process.argv.includes('--check')) {
  const current = (() => {
    try {
      return readFileSync(file, 'utf8');
    } catch {
      return '';
    }
  })();
  if (current !== page) {
    console.error('docs/protocol.md is not what the schemas say: run npm run protocol');
    process.exit(1);
  }
  console.log('docs/protocol.md is up to date');
} else {
  writeFileSync(file, page);
}
