import { createRouter, createWebHashHistory } from 'vue-router'

/** Screens are loaded when they are first shown; the first one only needs itself. */
export const router = createRouter({
  history: createWebHashHistory(),
  routes: [
    { path: '/', name: 'home', component: () => import('../features/home/HomePage.vue') },
    {
      path: '/drill',
      name: 'drill',
      component: () => import('../features/drill/DrillPage.vue'),
    },
    {
      path: '/cards/:tab?',
      name: 'cards',
      component: () => import('../features/cards/CardsPage.vue'),
    },
    {
      path: '/strategy/:tab?',
      name: 'strategy',
      component: () => import('./StrategyScreen.vue'),
    },
    {
      path: '/analyse/:code?',
      name: 'analyse',
      component: () => import('../features/analyse/AnalysePage.vue'),
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
