import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Configuration } from 'electron-builder'

/** Where packages are made, and what they are made of besides the built files. */
export interface PackagingOptions {
  /** Takes the packages. */
  readonly output: string
  /** Holds the icons and the text of the licences. */
  readonly resources: string
  /** An unpacked runtime. */
  readonly runtime: string
  /** Where the sources are; a package of Debian's has to say so. */
  readonly homepage: string
}

/** Parts of package.json that mean nothing once the app is built. */
const WITHOUT_TOOLS = {
  dependencies: null,
  optionalDependencies: null,
  overrides: null,
  imports: null,
  engines: null,
}

/** Where electron-builder has copied the runtime to. */
interface Copied {
  readonly appOutDir: string
  readonly electronPlatformName: string
}

/** Does for a copied runtime what electron-builder does only for one that it has fetched itself. */
async function tidyRuntime(
  { appOutDir, electronPlatformName }: Copied,
  runtime: string,
): Promise<void> {
  const isMac = electronPlatformName === 'darwin'
  const resources = join(appOutDir, isMac ? 'Electron.app/Contents/Resources' : 'resources')
  // The app that Electron shows where there is no other one.
  await rm(join(resources, 'default_app.asar'), { force: true })
  await rm(join(appOutDir, 'version'), { force: true })
  if (!isMac) return
  // They lie beside the app, of which alone a dmg is made.
  await cp(join(runtime, 'LICENSE'), join(resources, 'LICENSE.electron.txt'))
  await cp(join(runtime, 'LICENSES.chromium.html'), join(resources, 'LICENSES.chromium.html'))
}

/** How Breakpoint is packaged for Linux, Windows and macOS. */
export function packaging(options: PackagingOptions): Configuration {
  const { output, resources, runtime, homepage } = options
  return {
    appId: 'app.breakpoint',
    productName: 'Breakpoint',
    copyright: 'Breakpoint is under the MIT licence.',
    directories: { output, buildResources: resources },
    electronDist: runtime,
    afterExtract: (copied) => tidyRuntime(copied, runtime),
    // The built files hold every package they need, so no node_modules come along, and nothing that
    // is only there to build.
    files: [
      'package.json',
      'out/main/**/*.js',
      // Of the app in the browser.
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
      // macOS on Apple's chips runs no program whose signature the fuses have broken.
      resetAdHocDarwinSignature: true,
    },
    protocols: [{ name: 'Breakpoint', schemes: ['breakpoint'] }],
    // An ending of its own: nobody wants another program to take all files that are JSON.
    fileAssociations: [
      {
        ext: 'breakpoint-rules',
        name: 'Breakpoint rules or position',
        mimeType: 'application/x-breakpoint-rules',
        role: 'Viewer',
      },
    ],
    publish: null,
    // The tools until then need libfuse2, which new systems lack, and start the app without its sandbox.
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
