// `core` is pure: it imports nothing but itself and six small libraries, and knows no clock, no platform and no chance
// but the match's. Prints every place where it isn't; exit code 1 if there is any. Another folder can be given, for tests.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'vite';

const root = resolve(import.meta.dirname, '..');
const core = resolve(process.argv[2] ?? join(root, 'src', 'core'));

const LIBRARIES = [
  'zod',
  'pure-rand',
  '@noble/hashes',
  'robust-predicates',
  'safe-stable-stringify',
  'cannon-es',
];
/** Tests and their helpers run in Node alone. */
const TESTS = /\.test\.ts$|\.testing\.ts$|\/(testkit|testing)\//;
const GLOBALS = new Set(
  (
    'Date performance process crypto setTimeout setInterval setImmediate queueMicrotask window document navigator ' +
    'localStorage indexedDB fetch WebSocket XMLHttpRequest Worker require globalThis self Buffer console eval Function ' +
    'Intl requestAnimationFrame __dirname __filename'
  ).split(' '),
);
/** Their last digits differ from one platform to the next; opponents may use them, what is committed may not. */
const INEXACT = new Set(
  'sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh exp expm1 log log1p log2 log10 pow hypot cbrt'.split(
    ' ',
  ),
);
/**
 * What opponents weigh up is not replayed: their command is a choice among those that `check` allows, and it is the command
 * that is saved. The field of fire is drawn and decides nothing. Poses, samples and answers get no such freedom:
 * core/geometry/trig.ts has sines and headings of our own.
 */
const NOT_COMMITTED = /\/bots\/|\/geometry\/field\.ts$/;

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts'));
}

function faultsIn(file) {
  const text = readFileSync(file, 'utf8');
  const { program, module, errors } = parseSync(file, text);
  const at = (position) => `${relative(root, file)}:${text.slice(0, position).split('\n').length}`;
  if (errors.length > 0) return [`${at(0)}: can't be parsed: ${errors[0].message}`];
  return [...importFaults(file, module, at), ...globalFaults(file, program, at)];
}

function importFaults(file, module, at) {
  const wanted = [
    ...module.staticImports.map((one) => one.moduleRequest),
    ...module.staticExports.flatMap((one) => one.entries.map((entry) => entry.moduleRequest)),
  ].filter(Boolean);
  const faults = module.dynamicImports.map((one) => `${at(one.start)}: a dynamic import`);
  for (const { value, start } of wanted) {
    if (value.startsWith('.')) {
      const target = resolve(dirname(file), value).replaceAll('\\', '/');
      if (!target.startsWith(`${core.replaceAll('\\', '/')}/`))
        faults.push(`${at(start)}: imports ${value} from outside core`);
      else if (TESTS.test(`${target}.ts`) || target.endsWith('/testkit'))
        faults.push(`${at(start)}: imports the tests' ${value}`);
    } else if (!LIBRARIES.some((name) => value === name || value.startsWith(`${name}/`))) {
      faults.push(`${at(start)}: imports ${value}`);
    }
  }
  return faults;
}

function globalFaults(file, program, at) {
  const own = new Set();
  const used = [];
  const faults = [];
  walk(program, null, null, (node, parent, key) => {
    if (
      node.type === 'MemberExpression' &&
      node.object.type === 'Identifier' &&
      node.object.name === 'Math'
    ) {
      const name = node.property.name ?? node.property.value;
      if (name === 'random') faults.push(`${at(node.start)}: Math.random, whose numbers no save can repeat`);
      if (INEXACT.has(name) && !NOT_COMMITTED.test(file)) {
        faults.push(`${at(node.start)}: Math.${name}, which differs between platforms`);
      }
    }
    if (node.type !== 'Identifier') return;
    if (isBinding(parent, key)) own.add(node.name);
    else if (GLOBALS.has(node.name) && !isName(parent, key)) used.push(node);
  });
  for (const node of used) {
    if (!own.has(node.name)) faults.push(`${at(node.start)}: uses ${node.name}`);
  }
  return faults;
}

const isBinding = (parent, key) =>
  (parent?.type === 'VariableDeclarator' && key === 'id') ||
  (/Function/.test(parent?.type ?? '') && (key === 'params' || key === 'id')) ||
  /^(Import|AssignmentPattern|ArrayPattern|RestElement|TSParameterProperty)/.test(parent?.type ?? '') ||
  (parent?.type === 'Property' && key === 'value');

/** A name that stands for nothing outside: a property, a key, a type. */
const isName = (parent, key) =>
  (parent?.type === 'MemberExpression' && key === 'property' && !parent.computed) ||
  (key === 'key' && !parent?.computed) ||
  /^TS/.test(parent?.type ?? '');

function walk(node, parent, key, visit) {
  visit(node, parent, key);
  for (const [name, child] of Object.entries(node)) {
    for (const one of Array.isArray(child) ? child : [child]) {
      if (one && typeof one === 'object' && typeof one.type === 'string') walk(one, node, name, visit);
    }
  }
}

const faults = filesBelow(core)
  .filter((file) => !TESTS.test(file))
  .flatMap((file) => faultsIn(file));
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log('core is pure');
