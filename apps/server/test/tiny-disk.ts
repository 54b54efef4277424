import { execSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';

const asRoot = (command: string) => execSync(command, { stdio: 'ignore' });

/** A disk of so many kilobytes; undefined where none can be mounted. The second word takes it away again. */
export async function tinyDisk(folder: string, kilobytes: number): Promise<(() => void) | undefined> {
  await mkdir(folder);
  try {
    asRoot(`mount -t tmpfs -o size=${kilobytes}k tmpfs '${folder}'`);
    return () => void asRoot(`umount -l '${folder}'`);
  } catch {
    return undefined;
  }
}
