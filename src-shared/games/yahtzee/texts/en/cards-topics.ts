/** What each lesson is about, in two sentences. Numbers are written already. */
export const cardsTopics = {
  topics: {
    alike: {
      title: 'Keep what is alike',
      idea: 'Dice of one face fill the most boxes: their own above, three and four of a kind, and Yahtzee, which is five of them. From three alike one throw of the other two makes a fourth in 31 of 100 throws.',
    },
    runs: {
      title: 'Runs for a straight',
      idea: 'A straight is a run of faces, four of them for the small one and five for the large one. A run of four that is open at both ends becomes a large straight in 33 of 100 throws, one with a single place in 17.',
    },
    twoPairs: {
      title: 'Two pairs',
      idea: 'A full house is three of one face and two of another. Two pairs become one in 33 of 100 throws of the fifth die, which you weigh against playing for the better pair alone.',
    },
    stop: {
      title: 'When to stop throwing',
      idea: 'You may keep all five dice and write them down with throws still left. Do it where another throw can only lose more than it wins.',
    },
    upperBox: {
      title: 'Boxes above',
      idea: 'The upper section is the six boxes that count one face each, such as all fours. Fill one early where it has three of its face or more, and keep those of low faces for throws that fail.',
    },
    lowerBox: {
      title: 'Boxes below',
      idea: 'The lower section is the boxes for patterns, and Chance, which takes any dice. A pattern that is there is seldom worth passing by, and Chance is worth what you save it for.',
    },
    bonus: {
      title: 'The bonus',
      idea: (bonus: string, threshold: string, dice: string) =>
        `The bonus is ${bonus} points for ${threshold} in the upper section. On pace for it is who has on average ${dice} dice of the face in each box there.`,
    },
    zeros: {
      title: 'A zero in the right box',
      idea: 'A zero is a box that is given up for a turn that failed. Give up the box that would have brought least from here on, not the one with the smallest name.',
    },
    firstRoll: {
      title: 'The first throw',
      idea: 'After the first throw all boxes are still to be had, and two more throws are left. Keep what leads to the most of them: pairs of high faces, three alike, or an open run.',
    },
    lastBoxes: {
      title: 'The last boxes',
      idea: 'With few boxes open only they count, and what is good in general no longer is. Play for the box that can still be filled, and give up early what hardly can.',
    },
  },
}
