import { createRouter, createWebHashHistory } from 'vue-router'

/** Screens are loaded when they are first shown; the first one only needs itself. */
export const router = createRouter({
  history: createWebHashHistory(),
  routes: [
    { path: '/', name: 'home', component: () => import('../features/home/HomePage.vue') },
    {
      path: '/drill',
      name: 'drill',
      meta: { game: 'farkle' },
      component: () => import('../games/farkle/drill/DrillPage.vue'),
    },
    {
      path: '/cards/:tab?',
      name: 'cards',
      component: () => import('../features/cards/CardsPage.vue'),
    },
    {
      path: '/strategy/:tab?',
      name: 'strategy',
      meta: { game: 'farkle' },
      component: () => import('../games/farkle/StrategyScreen.vue'),
    },
    {
      path: '/yahtzee/strategy/:tab?',
      name: 'yahtzee.strategy',
      meta: { game: 'yahtzee', screen: 'strategy' },
      component: () => import('../games/yahtzee/strategy/YahtzeeStrategyPage.vue'),
    },
    {
      path: '/analyse/:code?',
      name: 'analyse',
      meta: { game: 'farkle' },
      component: () => import('../games/farkle/analyse/AnalysePage.vue'),
    },
    {
      path: '/yahtzee/analyse/:code?',
      name: 'yahtzee.analyse',
      meta: { game: 'yahtzee', screen: 'analyse' },
      component: () => import('../games/yahtzee/analyse/YahtzeeAnalysePage.vue'),
    },
    {
      path: '/yahtzee/drill',
      name: 'yahtzee.drill',
      meta: { game: 'yahtzee', screen: 'drill' },
      component: () => import('../games/yahtzee/drill/YahtzeeDrillPage.vue'),
    },
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
