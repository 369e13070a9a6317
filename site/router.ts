import { createRouter, getPagePath, openPage } from '@nanostores/router'

const routes = {
  home: '/',
  privacy: '/privacy',
} as const

export type Route = keyof typeof routes

/** The page that the address names; undefined where there is none. */
export const $route = createRouter(routes)

export const pathOf = (route: Route): string => getPagePath($route, route)
export const go = (route: Route): void => openPage($route, route)
