import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { BRAND } from '@fitarc/domain/brand';
import type { FastifyInstance } from 'fastify';

/** The plugin's own one lets in other hosts, and turns a page that came by plain HTTP into one without its files. */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self' 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Whom callers of the API ask: the operator of this installation, where one is known. */
interface ApiContact {
  readonly name?: string;
  readonly email?: string;
}

export async function registerApiDocument(
  app: FastifyInstance,
  contact: () => ApiContact | undefined,
): Promise<void> {
  const withContact = (document: object) => {
    const known = contact();
    const { info } = document as { info: object };
    return known ? { ...document, info: { ...info, contact: known } } : document;
  };
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${BRAND} API`, version: '1', description: 'Every call the web application makes.' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: POLICY,
    transformSpecification: withContact,
    transformSpecificationClone: false,
    uiConfig: { docExpansion: 'list', persistAuthorization: false },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => withContact(app.swagger()));
}
