import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router';
import { profileQuery } from '../../profile/profile.queries.ts';
import { GeneratePlan } from '../components/generate/generate-plan.tsx';
import { GenerateWaiting } from '../components/generate/generate-waiting.tsx';
import { readPlanRequest } from '../plan-request.ts';

/** The goal and level come from the page before, or else from the profile. */
export function PlanGeneratePage() {
  const { state } = useLocation();
  const requested = readPlanRequest(state);
  const profile = useQuery({ ...profileQuery(), enabled: !requested });
  const planRequest = requested ?? (profile.data && readPlanRequest(profile.data));
  if (planRequest) return <GeneratePlan key={JSON.stringify(planRequest)} planRequest={planRequest} />;
  if (profile.data || profile.isError) return <Navigate to="/fitness-profile-onboarding" replace />;
  return <GenerateWaiting />;
}
