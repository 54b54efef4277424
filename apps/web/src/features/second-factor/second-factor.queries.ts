import * as api from '@fitarc/contract/second-factor';
import { call } from '../../lib/api.ts';

export const startSecondFactor = () => call(api.startSecondFactor, {});
export const confirmSecondFactor = (code: string) => call(api.confirmSecondFactor, { body: { code } });
export const newRecoveryCodes = () => call(api.newRecoveryCodes, {});
export const turnOffSecondFactor = () => call(api.turnOffSecondFactor, {});
