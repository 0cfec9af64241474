import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Configuration } from 'electron-builder'

export interface PackagingOptions {
  readonly output: string
  readonly resources: string
  readonly runtime: string
  /** Required by Debian packages. */
  readonly homepage: string
}

/** Fields of package.json that the built app does not need. */
const WITHOUT_TOOLS = {
  dependencies: null,
  optionalDependencies: null,
  overrides: null,
  imports: null,
  engines: null,
}

interface Copied {
  readonly appOutDir: string
  readonly electronPlatformName: string
}

/** Cleanup that electron-builder does only for a runtime that it downloaded itself. */
async function tidyRuntime(
  { appOutDir, electronPlatformName }: Copied,
  runtime: string,
): Promise<void> {
  const isMac = electronPlatformName === 'darwin'
  const resources = join(appOutDir, isMac ? 'Electron.app/Contents/Resources' : 'resources')
  await rm(join(resources, 'default_app.asar'), { force: true })
  await rm(join(appOutDir, 'version'), { force: true })
  if (!isMac) return
  // They are beside the app, and a dmg contains only the app.
  await cp(join(runtime, 'LICENSE'), join(resources, 'LICENSE.electron.txt'))
  await cp(join(runtime, 'LICENSES.chromium.html'), join(resources, 'LICENSES.chromium.html'))
}

export function packaging(options: PackagingOptions): Configuration {
  const { output, resources, runtime, homepage } = options
  return {
    appId: 'app.breakpoint',
    productName: 'Breakpoint',
    copyright: 'Breakpoint is under the MIT licence.',
    directories: { output, buildResources: resources },
    electronDist: runtime,
    afterExtract: (copied) => tidyRuntime(copied, runtime),
    // The built files contain every package they need, so node_modules is left out.
    files: [
      'package.json',
      'out/main/**/*.js',
      // The web shell.
      '!out/main/web.js',
      'out/preload/*.cjs',
      'out/renderer/**',
      '!**/*.map',
    ],
    extraMetadata: { author: 'Breakpoint', homepage, ...WITHOUT_TOOLS },
    beforeBuild: () => Promise.resolve(false),
    asar: true,
    extraResources: [
      { from: 'LICENSE', to: 'LICENSE.txt' },
      { from: `${resources}/licences.txt`, to: 'licences.txt' },
    ],
    electronFuses: {
      runAsNode: false,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      grantFileProtocolExtraPrivileges: false,
      onlyLoadAppFromAsar: true,
      enableEmbeddedAsarIntegrityValidation: true,
      enableCookieEncryption: true,
      // Setting fuses breaks the signature, without which Apple's chips run no program.
      resetAdHocDarwinSignature: true,
    },
    protocols: [{ name: 'Breakpoint', schemes: ['breakpoint'] }],
    // An extension of its own, so that the app does not claim every JSON file.
    fileAssociations: [
      {
        ext: 'breakpoint-rules',
        name: 'Breakpoint rules or position',
        mimeType: 'application/x-breakpoint-rules',
        role: 'Viewer',
      },
    ],
    publish: null,
    // Older tools need libfuse2, which new systems lack, and disable the sandbox.
    toolsets: { appimage: '1.0.3' },
    artifactName: '${productName}-${version}-${os}-${arch}.${ext}',
    linux: {
      target: ['AppImage', 'deb'],
      executableName: 'breakpoint',
      category: 'Game',
      synopsis: 'A study app for dice games',
      maintainer: 'Breakpoint <nobody@breakpoint.invalid>',
    },
    win: { target: ['nsis'] },
    nsis: { oneClick: false, perMachine: false },
    mac: { target: ['dmg'], category: 'public.app-category.board-games' },
  }
}
