/** A process of its own that asks for addresses over so many connections: prints how long each answer took. */
import { Agent, get } from 'node:http';
import { json } from 'node:stream/consumers';

interface Load {
  readonly url: string;
  readonly authorization: string;
  readonly paths: readonly string[];
  readonly connections: number;
}
const { url, authorization, paths, connections } = (await json(process.stdin)) as Load;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const times: number[] = [];
const queue = [...paths];

const ask = (path: string) =>
  new Promise<void>((resolve, reject) => {
    const startedAt = performance.now();
    get(`${url}${path}`, { agent, headers: { authorization } }, (answer) => {
      answer.resume().on('end', () => {
        times.push(performance.now() - startedAt);
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`${path} answers ${answer.statusCode}`));
      });
    }).on('error', reject);
  });

await Promise.all(
  Array.from({ length: connections }, async () => {
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) await ask(path);
  }),
);
agent.destroy();
process.stdout.write(JSON.stringify(times));
