import { ref, type Ref } from 'vue'
import type { GameRules } from '#shared/games/games.ts'

/** Rules that were opened from outside, until the rules' screen takes them; null if there are none. */
export const offeredRules: Ref<GameRules | null> = ref(null)
