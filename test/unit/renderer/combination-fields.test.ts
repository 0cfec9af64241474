import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { computed, defineComponent, h, ref } from 'vue'
import type { CombinationDraft } from '#shared/games/farkle/input/combination-draft.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { useProblems } from '#renderer/components/rules/field-problems.ts'
import CombinationFields from '#renderer/games/farkle/rules/CombinationFields.vue'
import ExampleRolls from '#renderer/games/farkle/rules/ExampleRolls.vue'
import { settled } from './harness.ts'

it('a new combination is no problem before anything was typed and the focus has left it', async () => {
  const drafts = ref<CombinationDraft[]>([])
  const Host = defineComponent(() => {
    useProblems(
      computed(() =>
        drafts.value.flatMap(({ dice, points }, i) =>
          Object.entries({ dice, points })
            .filter(([, text]) => text === '')
            .map(([name]) => ({ field: `combinations.${i + 1}.${name}`, message: 'Missing.' })),
        ),
      ),
    )
    const update = (now: CombinationDraft[]) => (drafts.value = now)
    const field = 'combinations'
    return () =>
      h(CombinationFields, { field, modelValue: drafts.value, 'onUpdate:modelValue': update })
  })
  const screen = mount(Host, { attachTo: document.body })
  const wrong = () => screen.findAll('input[aria-invalid="true"]').length
  await screen.get('button').trigger('click')
  await settled(2)
  expect([drafts.value.length, wrong()]).toEqual([1, 0])
  const [dice] = screen.findAll<HTMLInputElement>('input')
  dice!.element.focus()
  await dice!.setValue('1 2 3')
  expect(wrong()).toBe(0)
  screen.findAll('button').at(-1)!.element.focus()
  await settled()
  expect(wrong()).toBe(1)
})

it('what rolls score is shown for combinations of one’s own, too', () => {
  const run = { kind: 'run', from: 1, length: 5, points: 600 } as const
  const faces = { kind: 'faces', faces: [1, 2, 3, 4, 5, 6], points: 2000 } as const
  const rules = { ...PRESETS.farkle, combinations: [run, faces] }
  const rolls = mount(ExampleRolls, { props: { rules } })
  const shown = rolls.findAll('dd').map((one) => one.text())
  const usual = mount(ExampleRolls, { props: { rules: PRESETS.farkle } }).findAll('dd').length
  expect(shown).toHaveLength(usual + 1)
  expect(shown.at(-1)).toBe('600')
})
