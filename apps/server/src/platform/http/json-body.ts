import type { FastifyInstance } from 'fastify';
import { isApiCall } from './api-call.ts';
import { invalid } from './app-error.ts';

const NUL = String.fromCharCode(0);
const words = 'Text must not contain NUL characters';

function holdsNul(root: unknown): boolean {
  const stack: unknown[] = [root];
  while (stack.length > 0) {
    const value = stack.pop();
    if (typeof value === 'string' && value.includes(NUL)) return true;
    if (typeof value === 'object' && value !== null) {
      for (const [key, entry] of Object.entries(value)) {
        if (key.includes(NUL)) return true;
        stack.push(entry);
      }
    }
  }
  return false;
}

/** JSON in, with an empty body read as {} and with NUL refused here: PostgreSQL would answer it with an error. */
export function registerJsonBody(app: FastifyInstance): void {
  // The framework would read it as a string, which no endpoint expects.
  app.removeContentTypeParser('text/plain');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text.trim() === '') return done(null, {});
    return parse(request, text, (error, value) => {
      if (error) return done(invalid('The request body is not valid JSON.'));
      if (text.includes('\\u0000') && holdsNul(value)) return done(invalid(words));
      return done(null, value);
    });
  });
  app.addHook('onRequest', (request, _reply, done) => {
    // A page asks no database: whoever opens such an address gets the page that says it is none.
    done(isApiCall(request) && request.url.includes('%00') ? invalid(words) : undefined);
  });
}
