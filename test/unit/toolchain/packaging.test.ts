import { describe, expect, it } from 'vitest'
import { FILE_ENDING, LINK_SCHEME } from '#main/electron/opening.ts'
import { packaging } from '../../../build/packaging.ts'

const OPTIONS = { output: '/dist', resources: '/dist/resources', homepage: 'https://example.org' }

describe('packages', () => {
  it('are made for three systems, each in its usual form', () => {
    const { linux, win, mac } = packaging(OPTIONS)
    expect([linux?.target, win?.target, mac?.target]).toEqual([
      ['AppImage', 'deb'],
      ['nsis'],
      ['dmg'],
    ])
  })

  it('are published by nobody', () => {
    expect(packaging(OPTIONS).publish).toBeNull()
  })

  it('hold no packages that are installed, since all that is needed is bundled', async () => {
    const { beforeBuild, files } = packaging(OPTIONS)
    expect(typeof beforeBuild === 'function' && (await beforeBuild({} as never))).toBe(false)
    for (const pattern of files as string[]) expect(pattern).toMatch(/^(package\.json$|out\/|!)/)
  })

  it('hold the runtime that is fetched for them, or one that is there', () => {
    expect(packaging(OPTIONS)).not.toHaveProperty('electronDist')
    expect(packaging({ ...OPTIONS, runtime: '/electron' }).electronDist).toBe('/electron')
  })

  it('say which links and files are the app’s, and claim no others', () => {
    const { protocols, fileAssociations } = packaging(OPTIONS)
    expect(protocols).toEqual([{ name: 'Breakpoint', schemes: [LINK_SCHEME] }])
    expect(fileAssociations).toMatchObject([{ ext: FILE_ENDING, role: 'Viewer' }])
  })

  it('set every fuse on purpose', () => {
    expect(packaging(OPTIONS).electronFuses).toEqual({
      runAsNode: false,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      grantFileProtocolExtraPrivileges: false,
      onlyLoadAppFromAsar: true,
      enableEmbeddedAsarIntegrityValidation: true,
      enableCookieEncryption: true,
      resetAdHocDarwinSignature: true,
    })
  })
})
