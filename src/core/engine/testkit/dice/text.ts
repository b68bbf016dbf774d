/** The toy's few sentences; real games keep theirs with the other texts. */
export const diceText: Readonly<Record<string, string>> = {
  'dice.event.rolled': 'The die shows {die}.',
  'dice.event.staked': '{who} stakes {coins, plural, one {# coin} other {# coins}}.',
  'dice.event.looked': '{who} looks into the chest.',
  'dice.outcome.richest': 'The richest has {score}.',
  'dice.pick-up.unsupported': 'Loose chests can’t be made into a game of dice.',
  'dice.refused.not-your-turn': 'You have staked already.',
  'dice.refused.looked': 'You have looked already.',
  'dice.refused.stake': 'Stake 0 to 3 coins.',
  'dice.refused.too-few-coins': 'You have only {coins}.',
};
