import { clipboard, dialog } from 'electron'
import { heldBy, type FolderInUse } from '#main/backend/locks/folder-lock.ts'
import { texts } from '#shared/texts/texts.ts'

export async function tellFolderInUse({ dataFolder, holder }: FolderInUse): Promise<void> {
  const { oneAtATime, copyAddress } = texts.backend.folder
  const address = holder?.address
  const detail = oneAtATime(dataFolder)
  const { response } = await dialog.showMessageBox({
    type: 'info',
    title: 'Breakpoint',
    message: heldBy(holder),
    detail: address ? `${texts.shells.web.isAt(address)}\n\n${detail}` : detail,
    buttons: [texts.common.close, ...(address ? [copyAddress] : [])],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  })
  if (address && response === 1) await clipboard.writeText(address)
}
