import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { numberFigure, percentFigure, type Figure } from '#renderer/components/figure.ts'
import FigureStrip from '#renderer/components/FigureStrip.vue'

function strip(figures: readonly Figure[]) {
  const screen = mount(FigureStrip, { props: { figures } })
  const shown = () => screen.findAll('dd').map((one) => one.text())
  return { screen, shown }
}

describe('figures', () => {
  it('have one decimal, and all their digits for who asks', async () => {
    const { screen, shown } = strip([
      { label: 'Average', ...numberFigure(446.5713219, 6), unit: 'points a turn' },
      { label: 'Farkles', ...percentFigure(0.2060219), unit: '%' },
      { label: 'States', value: '12', unit: '' },
    ])
    expect(shown()).toEqual(['446.6points a turn', '20.6%', '12'])
    const digits = screen.get('button')
    expect(digits.attributes('aria-pressed')).toBe('false')
    await digits.trigger('click')
    expect(shown()).toEqual(['446.571322points a turn', '20.6022%', '12'])
    expect(digits.attributes('aria-pressed')).toBe('true')
    await digits.trigger('click')
    expect(shown()[0]).toBe('446.6points a turn')
  })

  it('offer nothing where there is no more to see', () => {
    const { screen } = strip([{ label: 'States', value: '12', unit: '' }])
    expect(screen.find('button').exists()).toBe(false)
  })

  it('keep the digits of a chance that is rare', () => {
    expect(percentFigure(0.00012).value).toBe('0.012')
    expect(percentFigure(0).value).toBe('0.0')
  })
})
