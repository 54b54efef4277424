import type { FastifyRequest } from 'fastify';

/**
 * The declared path of the route that answers; the address itself where none does. The address alone can be
 * written in ways that still find the route, such as /%61pi/health.
 */
export const routePath = (request: FastifyRequest) =>
  request.routeOptions.url ?? request.url.split('?')[0] ?? '/';

export const isApiCall = (request: FastifyRequest) => /^\/api(\/|$)/.test(routePath(request));
