import type { Catalogue } from '../catalogue';

/** The guided first game of Spanish Main, step by step. */
export const spanishMainLessonText = {
  'spanish-main.lesson.welcome':
    'Welcome aboard. The Windjammer is yours; Tortuga Cay, with your flag on it, is your home. Press Go on to read, Back to read again.',
  'spanish-main.lesson.table':
    'Palmetto and Turtle Bank are wild islands: treasure lies there, face down. El Picador and La Repulsa are Don Lope’s ships, Skull Rock is his home.',
  'spanish-main.lesson.goal':
    'Ten pieces of gold are in this game. Whoever has more than half of it at home wins at once: six will do. Gold in a hold doesn’t count yet.',
  'spanish-main.lesson.select':
    'In your turn each of your ships may do one thing: move, explore, shoot or repair. Choose the Windjammer with a click on her, or with 1.',
  'spanish-main.lesson.move':
    'She sails along bars: a short one, S, and a long one, L. Choose the Windjammer and Move: S lies before her bow, toward Palmetto. Lay L after it, then Sail: she stops where she touches the island and docks.',
  'spanish-main.lesson.move.else':
    'Not at Palmetto yet: for that she needs both bars, one after the other, straight at the island. Try again, or end your turn and sail on from here.',
  'spanish-main.lesson.end-turn':
    'Docked. A ship has one action a turn, so end your turn now. In this lesson Don Lope only waits.',
  'spanish-main.lesson.end-turn.else':
    'That was something else, and does no harm. End your turn when you are ready.',
  'spanish-main.lesson.explore':
    'Your flag flies on Palmetto: a docked ship may explore from her next turn on. Choose the Windjammer and Explore: you alone will see what lies there.',
  'spanish-main.lesson.explore.else':
    'Palmetto still keeps its treasure. Choose Explore while she is docked there, or try again.',
  'spanish-main.lesson.load':
    'Two coins, worth 2 and 1. Her hold has three spaces and each coin takes one: take both.',
  'spanish-main.lesson.load.else':
    'There was more to take. Try again and take both coins: you will need them.',
  'spanish-main.lesson.loaded':
    'Three pieces of gold are aboard, and nobody else knows how much. End your turn.',
  'spanish-main.lesson.loaded.else': 'Fine. End your turn when you are ready.',
  'spanish-main.lesson.homeward':
    'Now home, past the Spaniards. Move; then “Head for” Tortuga Cay (key G goes through what there is), lay L after S, and Sail. A drag of the bar turns it too.',
  'spanish-main.lesson.homeward.else':
    'Not that far yet. Try again: Move, head for Tortuga Cay, and use both bars.',
  'spanish-main.lesson.in-range':
    'El Picador lies within the reach of your guns. End your turn; in the next one you may shoot.',
  'spanish-main.lesson.in-range.else': 'Fine. End your turn when you are ready.',
  'spanish-main.lesson.guns':
    'Every standing mast carries a gun with a rank and a range: 2L hits on more than 2, as far as the L bar reaches. Choose the Windjammer, then Shoot, and see which guns bear.',
  'spanish-main.lesson.refused':
    'Look at the shots that are refused: two guns don’t reach La Repulsa, and the third one’s line crosses El Picador. A line of fire may cross no ship, no island and none of her own sails; the table marks where it is stopped.',
  'spanish-main.lesson.shoot':
    'Shoot at El Picador with the middle gun, 2L: any roll from 3 up hits, and a hit costs her a mast. If it misses, the other guns may still fire.',
  'spanish-main.lesson.shoot.else':
    'No hit yet. Bring El Picador into range and fire again; or try again from where you lay.',
  'spanish-main.lesson.hold-fire':
    'A hit: El Picador has one mast left. Fire the other guns if you like, or hold fire; then end your turn.',
  'spanish-main.lesson.hold-fire.else': 'Fine. End your turn when you are ready.',
  'spanish-main.lesson.ram':
    'Now ram her. Move, head for El Picador, Sail: your bow stops at her side. Then choose Ram. A roll higher than her masts costs her one more. (Bow against bow is no ram.)',
  'spanish-main.lesson.ram.else':
    'Not rammed. Your bow has to come against her side, and then you choose to ram. Try again, or sail at her once more.',
  'spanish-main.lesson.board':
    'Her last mast is gone: she is a derelict and can’t hold you. Board her: each side rolls and adds the masts that stand. Yours are three, hers none.',
  'spanish-main.lesson.board.else': 'A ram must be followed by boarding at once, or not at all. Try again.',
  'spanish-main.lesson.plunder':
    'You have won the boarding, and may take one thing that she carries. Take the treasure.',
  'spanish-main.lesson.plunder.else': 'That leaves her gold where it is. Try again.',
  'spanish-main.lesson.plundered': 'Your hold is full: six pieces of gold. End your turn.',
  'spanish-main.lesson.plundered.else': 'Fine. End your turn when you are ready.',
  'spanish-main.lesson.win':
    'Home! Move, head for Tortuga Cay, lay L after S, Sail. She docks, everything is unloaded at once, and six of ten gold win the game.',
  'spanish-main.lesson.win.else':
    'Not home yet. Head for Tortuga Cay with both bars; it may take another turn. Or try again.',
  'spanish-main.lesson.end':
    'More than half of the gold is yours, and so is the game. Crew, towing and repairs you will meet as you play; Q shows the rules in short.',
} as const satisfies Catalogue;
