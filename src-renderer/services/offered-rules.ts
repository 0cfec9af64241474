import { ref, type Ref } from 'vue'
import type { GameRules } from '#shared/games/games.ts'

export const offeredRules: Ref<GameRules | null> = ref(null)
