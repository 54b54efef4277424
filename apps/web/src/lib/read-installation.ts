import { getInstallation } from '@fitarc/contract/installation';
import { call } from './api.ts';

export const readInstallation = () => call(getInstallation, {});
