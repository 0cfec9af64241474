import { ref, type Ref } from 'vue'
import { provideCommands } from './commands.ts'

/** Whether the picture is shown as a table; toggled by a command. */
export function usePictureTable(): Ref<boolean> {
  const table = ref(false)
  provideCommands({ 'picture.table': () => (table.value = !table.value) })
  return table
}
