import { createRouter, createWebHashHistory, type RouteComponent } from 'vue-router'
import { GAME_SLOTS } from '../games/games.ts'
import { GAME_SCREENS, pathOf, routeOf, type GameScreen } from './services/game-routes.ts'

/** The screens that every game has an address of its own for. */
const gameScreens = GAME_SLOTS.flatMap(({ name: game, screens }) => {
  const components: Readonly<Record<GameScreen, () => Promise<RouteComponent>>> = {
    drill:
      game === 'farkle'
        ? () => import('../games/farkle/drill/DrillPage.vue')
        : () => import('../games/yahtzee/drill/YahtzeeDrillPage.vue'),
    ...screens,
  }
  return (Object.keys(GAME_SCREENS) as GameScreen[]).map((screen) => ({
    path: pathOf(game, screen),
    name: routeOf(game, screen),
    meta: { game, screen },
    component: components[screen],
  }))
})

/** Screens are loaded when they are first shown; the first one only needs itself. */
export const router = createRouter({
  history: createWebHashHistory(),
  routes: [
    { path: '/', name: 'home', component: () => import('../features/home/HomePage.vue') },
    {
      path: '/cards/:tab?',
      name: 'cards',
      component: () => import('../features/cards/CardsPage.vue'),
    },
    ...gameScreens,
    {
      path: '/sheets',
      name: 'sheets',
      component: () => import('../features/sheets/SheetsPage.vue'),
    },
    {
      path: '/print',
      name: 'print',
      meta: { bare: true },
      component: () => import('../features/sheets/PrintPage.vue'),
    },
    { path: '/rules', name: 'rules', component: () => import('../features/rules/RulesPage.vue') },
    {
      path: '/rules/edit/:id?',
      name: 'edit-rules',
      meta: { screen: 'rules' },
      component: () => import('../features/rules/EditRulesPage.vue'),
    },
    {
      path: '/progress',
      name: 'progress',
      component: () => import('../features/progress/ProgressPage.vue'),
    },
    {
      path: '/settings',
      name: 'settings',
      component: () => import('../features/settings/SettingsPage.vue'),
    },
    { path: '/:rest(.*)*', redirect: '/' },
  ],
})
