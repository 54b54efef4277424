import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { repositoryFiles } from '../lib/files.mjs';

// Spelt apart because this file is checked as well.
const PUBLIC_REGISTRIES = [
  ['registry', 'npmjs', 'org'],
  ['registry', 'yarnpkg', 'com'],
].map((parts) => parts.join('.'));
const LOOPBACK = /^(localhost|127\.|\[::1\]|0\.0\.0\.0)/;

function configuredRegistry() {
  const given = process.env.npm_config_registry;
  if (given) return given;
  const { stdout } = spawnSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' });
  return stdout?.trim();
}

function hostOf(address) {
  try {
    const { host, hostname } = new URL(address);
    // Everybody may write 127.0.0.1; only with the port of the registry it is about this machine.
    return LOOPBACK.test(hostname) && host === hostname ? undefined : host;
  } catch {
    return undefined;
  }
}

export const forbiddenHosts = (registry = configuredRegistry()) =>
  [...new Set([...PUBLIC_REGISTRIES, hostOf(registry)])].filter(Boolean);

/** Files that name the package registry of whoever wrote them: such a file works on that machine only. */
export function checkAddresses(root, hosts = forbiddenHosts()) {
  return repositoryFiles(root).flatMap((file) => {
    const content = fs.readFileSync(path.join(root, file)).toString('latin1');
    return hosts.filter((host) => content.includes(host)).map((host) => `${file} names the registry ${host}`);
  });
}
