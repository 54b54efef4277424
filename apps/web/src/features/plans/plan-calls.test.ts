import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deletePlan, fetchPlan, saveGeneratedPlan, updatePlan } from './plan-calls.ts';

const sent = vi.fn();
beforeEach(() => {
  sent.mockClear();
  vi.stubGlobal('fetch', sent);
});

describe('a plan without an id is not asked for', () => {
  it.each([
    ['R-470', () => fetchPlan(undefined), 'Plan ID is required'],
    ['R-530', () => updatePlan({ plan_name: 'Mine' }), 'Plan ID is required for update'],
    ['R-531', () => deletePlan(''), 'Plan ID is required for deletion'],
    ['R-512', () => saveGeneratedPlan({ plan_name: 'Mine' }), 'No plan ID available'],
  ])('%s', async (_row, call, message) => {
    await expect(call()).rejects.toThrow(message);
    expect(sent).not.toHaveBeenCalled();
  });
});
