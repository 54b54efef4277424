import { access, chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EngineUser, type RunResult, runAsUser } from './engine-user.ts';

/** Of Debian's package libnss-wrapper, which the container image has. */
const LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64', '/usr/lib'].map(
  (folder) => join(folder, 'libnss_wrapper.so'),
);

export const isUnnamed = ({ output }: RunResult) => output.includes('could not look up effective user ID');

async function findLibrary(): Promise<string | undefined> {
  for (const library of LIBRARIES) {
    const found = await access(library).then(
      () => true,
      () => false,
    );
    if (found) return library;
  }
  return undefined;
}

/**
 * For the programs of PostgreSQL that ask for the name of their user: a container may run under any number, without an
 * entry in /etc/passwd. The server itself never asks.
 */
export async function runNamed(
  user: EngineUser,
  file: string,
  args: string[],
  input?: string,
): Promise<RunResult> {
  const result = await runAsUser(user, file, args, { input });
  if (!isUnnamed(result)) return result;
  const library = await findLibrary();
  if (!library) return result;
  const folder = await mkdtemp(join(tmpdir(), 'fitarc-name-'));
  try {
    const [passwd, group] = [join(folder, 'passwd'), join(folder, 'group')];
    await writeFile(passwd, `fitarc:x:${user.uid}:${user.gid}::/:/usr/sbin/nologin\n`);
    await writeFile(group, `fitarc:x:${user.gid}:\n`);
    for (const path of [passwd, group]) await chmod(path, 0o644);
    await chmod(folder, 0o755);
    const env = { LD_PRELOAD: library, NSS_WRAPPER_PASSWD: passwd, NSS_WRAPPER_GROUP: group };
    return await runAsUser(user, file, args, { input, env });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
