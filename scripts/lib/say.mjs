/** A sentence for people, apart from what tools print. */
export const say = (sentence) => console.log(`Captain's Table: ${sentence}`);

/** Says why it can't go on, and ends. */
export function giveUp(sentence) {
  console.error(`Captain's Table: ${sentence}`);
  process.exit(1);
}

export function needNode(major, minor) {
  const [isMajor = 0, isMinor = 0] = process.versions.node.split('.').map(Number);
  if (isMajor > major || (isMajor === major && isMinor >= minor)) return;
  giveUp(
    `this needs Node ${major}.${minor} or newer, here is ${process.versions.node}. Get it from nodejs.org.`,
  );
}
