import type { YahtzeeSetup } from '#shared/study/yahtzee/setup.ts'
import { texts } from '#shared/texts/texts.ts'
import { speedWords } from '../../components/session/setup-choices.ts'

/** What is not as usual in the folded part of a setup, in a few words; empty where everything is. */
export function moreWords({ scope, source, filters, pause, speed, seconds, seed }: YahtzeeSetup) {
  const { more } = texts.yahtzeeStudy.page.setup
  const common = texts.drillPage.setup.more
  const { stages, joker, upperBonus, gap } = filters
  const isSingle = scope === 'decisions'
  const ofPlay = isSingle && source.kind === 'play'
  return [
    isSingle && source.kind === 'failed' ? more.failed : '',
    isSingle && source.kind === 'session' ? common.source.session(String(source.session)) : '',
    ...(ofPlay ? stages.map((stage) => more.stages[stage]) : []),
    ofPlay && joker ? more.joker : '',
    ofPlay && upperBonus ? more.upperBonus : '',
    ofPlay && gap !== 'any' ? more.gap[gap] : '',
    pause === 'always' ? '' : common.pause[pause],
    isSingle && speed !== 'none' ? speedWords({ speed, seconds }) : '',
    seed.trim() === '' ? '' : common.seed(seed.trim()),
  ]
    .filter((words) => words !== '')
    .join(' · ')
}

/** A setup without what does not count for its scope, speed and source. */
export function settled(setup: YahtzeeSetup, usual: YahtzeeSetup['filters']): YahtzeeSetup {
  const { scope, source, filters, speed, questions } = setup
  if (scope === 'game') {
    return { ...setup, source: { kind: 'play' }, filters: usual, speed: 'none', questions: null }
  }
  return {
    ...setup,
    filters: source.kind === 'play' ? filters : usual,
    questions: speed === 'none' ? questions : null,
  }
}
