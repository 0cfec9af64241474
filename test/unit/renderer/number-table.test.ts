import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import NumberTable from '#renderer/components/NumberTable.vue'

function heads(...names: string[]): (string | undefined)[] {
  const rows = names.map((name) => ({ key: name, cells: [name, '1.5'] }))
  const table = mount(NumberTable, { props: { label: 'All', columns: ['First', 'Value'], rows } })
  return table.findAll('thead th, tbody tr:first-child > *').map((one) => one.attributes('class'))
}

it('aligns rows named by numbers on their last digit', () => {
  expect(heads('−1,500', '0', '12.5')).toEqual(Array(4).fill('numeric'))
})

it('aligns rows named in words from the left, with their heading', () => {
  const [heading, value, name, cell] = heads('Best play', '300')
  expect([heading, name]).not.toContain('numeric')
  expect([value, cell]).toEqual(['numeric', 'numeric'])
})
