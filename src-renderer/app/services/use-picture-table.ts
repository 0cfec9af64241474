import { ref, type Ref } from 'vue'
import { provideCommands } from './commands.ts'

/** Whether a view's picture shows its numbers, which the command for it changes from anywhere. */
export function usePictureTable(): Ref<boolean> {
  const table = ref(false)
  provideCommands({ 'picture.table': () => (table.value = !table.value) })
  return table
}
