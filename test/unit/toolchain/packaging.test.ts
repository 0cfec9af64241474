import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import AppImageTarget from 'app-builder-lib/out/targets/appimage/AppImageTarget.js'
import { generateAppRunScript } from 'app-builder-lib/out/targets/appimage/appImageUtil.js'
import { LinuxTargetHelper } from 'app-builder-lib/out/targets/LinuxTargetHelper.js'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { LINK_SCHEME } from '#shared/contract/app-link.ts'
import { packaging } from '../../../build/packaging.ts'

interface Lazy {
  readonly value: Promise<string>
}

const OPTIONS = {
  output: '/dist',
  resources: '/dist/resources',
  runtime: '/electron',
  homepage: 'https://example.org',
}

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

  it.each([
    { platform: 'linux', resources: 'resources', licences: [] },
    {
      platform: 'darwin',
      resources: 'Electron.app/Contents/Resources',
      licences: ['LICENSE.electron.txt', 'LICENSES.chromium.html'],
    },
  ])(
    'hold a runtime without its own app, on $platform',
    async ({ platform, resources, licences }) => {
      const folder = temporaryFolder()
      const [runtime, appOutDir] = [join(folder, 'runtime'), join(folder, 'app')]
      for (const file of [
        'LICENSE',
        'LICENSES.chromium.html',
        'version',
        `${resources}/default_app.asar`,
      ]) {
        for (const place of [runtime, appOutDir]) {
          mkdirSync(dirname(join(place, file)), { recursive: true })
          writeFileSync(join(place, file), '')
        }
      }
      const { electronDist, afterExtract } = packaging({ ...OPTIONS, runtime })
      expect(electronDist).toBe(runtime)
      const copied = { appOutDir, electronPlatformName: platform }
      await (afterExtract as (copied: object) => Promise<void>)(copied)
      expect(readdirSync(join(appOutDir, resources)).toSorted()).toEqual(licences)
      expect(existsSync(join(appOutDir, 'version'))).toBe(false)
    },
  )

  it('say which links and files are the app’s, and claim no others', () => {
    const { protocols, fileAssociations } = packaging(OPTIONS)
    expect(protocols).toEqual([{ name: 'Breakpoint', schemes: [LINK_SCHEME] }])
    expect(fileAssociations).toMatchObject([{ ext: 'breakpoint-rules', role: 'Viewer' }])
  })

  it('start an AppImage with its sandbox, and without it only where there can be none', async () => {
    const config = packaging(OPTIONS)
    expect(config.toolsets).toEqual({ appimage: '1.0.3' })
    const packager = {
      config,
      platformSpecificBuildOptions: config.linux,
      executableName: 'breakpoint',
      fileAssociations: config.fileAssociations,
      info: { metadata: {} },
      appInfo: { productName: 'Breakpoint', buildVersion: '1.0.0' },
    }
    const helper = new LinuxTargetHelper(packager as never)
    const target = new AppImageTarget('AppImage', packager as never, helper, '/dist')
    const entry = await (target as unknown as { desktopEntry: Lazy }).desktopEntry.value
    expect(entry).toContain('\nExec=AppRun %U\n')
    expect(entry).not.toContain('no-sandbox')
    const names = { ExecutableName: 'breakpoint', ProductName: 'Breakpoint' }
    const starter = generateAppRunScript({
      ...names,
      ProductFilename: 'Breakpoint',
      ResourceName: 'appimagekit-breakpoint',
      DesktopFileName: 'breakpoint.desktop',
    })
    expect(starter).toMatch(/! unshare -Ur true 2>\/dev\/null ; then\s+NO_SANDBOX=\(--no-sandbox\)/)
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
