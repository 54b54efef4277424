import * as api from '@fitarc/contract/programs';
import type { Catalogue } from '../../platform/catalogue-files.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { callerDay } from '../../platform/http/time-zone.ts';
import { write } from '../../platform/writes/write.ts';
import { activateIfFirst, type PlanDeps } from '../plans/plans.service.ts';
import type { Program } from './programs.schema.ts';
import { copyProgram, Programs, presentProgram, presentSummary } from './programs.service.ts';

interface ProgramDeps extends PlanDeps {
  readonly catalogue: Catalogue<Program>;
}

export function programsRoutes({ db, clock, catalogue }: ProgramDeps): Route[] {
  const programs = new Programs(catalogue);
  return [
    route(api.listPrograms, () => programs.list().map(presentSummary)),
    route(api.getProgram, ({ params }) => presentProgram(db, programs.require(params.key))),
    write(api.copyProgram, async ({ tx, params, session, request }) => {
      const program = programs.require(params.key);
      const { plan, left_out } = await copyProgram(tx, clock, session.userId, program);
      await activateIfFirst(tx, plan, callerDay(request, clock).today);
      return { plan_id: plan.id, plan_name: plan.name, left_out };
    }),
  ];
}
