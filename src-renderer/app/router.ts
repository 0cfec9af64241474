import { createRouter, createWebHashHistory, type RouteRecordRaw } from 'vue-router'
import { findGame, gameNamed } from '#shared/games/games.ts'
import { GAME_SLOTS } from '../games/games.ts'
import { pathOf, routeOf, type GameScreen } from '../games/game-routes.ts'

const gameScreens = GAME_SLOTS.flatMap(({ name: game, analyse, play }): RouteRecordRaw[] => {
  const at = (screen: GameScreen) => ({
    path: pathOf(game, screen),
    name: routeOf(game, screen),
    meta: { game, screen },
  })
  return [
    { ...at('drill'), props: { game }, component: () => import('../features/drill/DrillPage.vue') },
    ...(play
      ? [
          { ...at('play'), component: play.screen },
          { path: `${pathOf(game, 'drill')}/table`, redirect: pathOf(game, 'play') },
        ]
      : []),
    ...gameNamed(game).views.flatMap(({ id, former = {} }) =>
      Object.entries(former).map(([tab, query]) => ({
        path: pathOf(game, 'strategy').replace(':tab?', tab),
        redirect: pathOf(game, 'strategy').replace(':tab?', id + query),
      })),
    ),
    {
      ...at('strategy'),
      props: { game },
      component: () => import('../features/strategy/StrategyPage.vue'),
    },
    { ...at('analyse'), component: analyse },
  ]
})

export const router = createRouter({
  history: createWebHashHistory(),
  // A new screen starts at its top; a tab change keeps the scroll position; Back restores it.
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- what is to replace it is experimental
  scrollBehavior: (to, from, saved) => saved ?? (to.name === from.name ? false : { top: 0 }),
  routes: [
    { path: '/', name: 'home', component: () => import('../features/home/HomePage.vue') },
    {
      path: '/learn/:tab?',
      name: 'learn',
      component: () => import('../features/cards/LearnPage.vue'),
    },
    {
      path: '/cards/:tab?',
      redirect: ({ params: { tab } }) => ({
        name: 'learn',
        params: { tab: tab === 'lessons' || tab === 'placement' ? '' : tab },
      }),
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
    {
      path: '/print/game',
      name: 'print-game',
      meta: { bare: true },
      component: () => import('../features/records/PrintedReview.vue'),
    },
    {
      path: '/print/people',
      name: 'print-people',
      meta: { bare: true },
      component: () => import('../features/records/PrintedPeople.vue'),
    },
    { path: '/rules', name: 'rules', component: () => import('../features/rules/RulesPage.vue') },
    {
      path: '/rules/find',
      name: 'find-rules',
      meta: { screen: 'rules' },
      component: () => import('../features/rules/FindRulesPage.vue'),
    },
    {
      path: '/rules/edit/:id?',
      name: 'edit-rules',
      meta: { screen: 'rules' },
      component: () => import('../features/rules/EditRulesPage.vue'),
    },
    {
      path: '/progress/:view(mistakes|sessions)?',
      name: 'progress',
      component: () => import('../features/progress/ProgressPage.vue'),
    },
    {
      path: '/progress/games',
      name: 'records',
      meta: { screen: 'progress' },
      component: () => import('../features/records/RecordsPage.vue'),
    },
    {
      path: '/progress/games/people',
      name: 'people',
      meta: { screen: 'progress' },
      component: () => import('../features/records/PeoplePage.vue'),
    },
    {
      path: '/progress/games/:id(\\d{1,15})',
      name: 'record',
      meta: { screen: 'progress' },
      props: ({ params }) => ({ id: Number(params.id) }),
      component: () => import('../features/records/RecordPage.vue'),
    },
    {
      path: '/settings/:tab?',
      name: 'settings',
      component: () => import('../features/settings/SettingsPage.vue'),
    },
    {
      // Links of earlier versions begin with the game's former name.
      path: '/:rest(.*)*',
      redirect: ({ path, query }) => {
        const [, name, rest] = /^\/([^/]+)(\/.+)$/.exec(path) ?? []
        const game = findGame(name)
        return game && game.formerName === name && rest
          ? { path: `/${game.name}${rest}`, query }
          : '/'
      },
    },
  ],
})
