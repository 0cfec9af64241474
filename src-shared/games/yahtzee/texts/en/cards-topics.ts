export const cardsTopics = {
  topics: {
    alike: {
      title: 'Keep what is alike',
      idea: 'Equal dice fit the most boxes: their upper box, three and four of a kind, and Yahtzee. If you keep three, one roll of the other two brings a fourth in 31 of 100 rolls.',
    },
    runs: {
      title: 'Runs for a straight',
      idea: 'A straight is a run of faces, four of them for the small one and five for the large one. Four in a row that can grow at both ends becomes a large straight in 33 of 100 rolls, and one that fits at one place only in 17.',
    },
    twoPairs: {
      title: 'Two pairs',
      idea: 'A full house is three of one face and two of another. Two pairs become a full house in 33 of 100 rolls of the fifth die. Compare that with keeping the better pair alone.',
    },
    stop: {
      title: 'When to stop rolling',
      idea: 'You may keep all five dice and write them down with rolls still left. Do it where another roll loses more than it can win.',
    },
    upperBox: {
      title: 'Boxes above',
      idea: 'The upper section is the six boxes that count one face each, such as all fours. Fill one early if you have three or more of its number. Save the low boxes for turns that fail.',
    },
    lowerBox: {
      title: 'Boxes below',
      idea: 'The lower section is the boxes for patterns, and Chance, which takes any dice. A pattern that is there is seldom worth passing by, and Chance is worth what you save it for.',
    },
    bonus: {
      title: 'The bonus',
      idea: (bonus: string, threshold: string, dice: string) =>
        `You get ${bonus} points for ${threshold} in the upper section. An average of ${dice} dice in each upper box is enough.`,
    },
    zeros: {
      title: 'A zero in the right box',
      idea: 'When a turn fails, you write a zero into a box. Choose the box that would bring least from now on, not simply the lowest one.',
    },
    firstRoll: {
      title: 'The first roll',
      idea: 'After the first roll every box can still be made, and two more rolls are left. Keep what leads to most of them: pairs of high faces, three alike, or an open run.',
    },
    lastBoxes: {
      title: 'The last boxes',
      idea: 'With few boxes open, only those count. Play for a box you can still fill, and give up early on one you hardly can.',
    },
  },
}
