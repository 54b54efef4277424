/** What Node itself can do: a server that reads the request and answers as many bytes as its path says. */
import { createServer } from 'node:http';

const bodies = new Map<string, string>();
function bodyOf(path: string): string {
  const known = bodies.get(path);
  if (known) return known;
  const made = JSON.stringify('x'.repeat(Math.max(0, Number(path.slice(1)) - 2)));
  bodies.set(path, made);
  return made;
}

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    const body = bodyOf(request.url ?? '/0');
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    });
    response.end(body);
  });
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as { port: number };
  process.stdout.write(`http://127.0.0.1:${port}\n`);
});
process.on('SIGTERM', () => process.exit(0));
