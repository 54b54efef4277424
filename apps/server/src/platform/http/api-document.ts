import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { BRAND } from '@fitarc/domain/brand';
import type { FastifyInstance } from 'fastify';

export async function registerApiDocument(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${BRAND} API`, version: '1', description: 'Every call the web application makes.' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'list', persistAuthorization: false },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
