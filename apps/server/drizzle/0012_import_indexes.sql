CREATE INDEX "favorites_exercise_id_idx" ON "favorites" USING btree ("exercise_id");--> statement-breakpoint
CREATE INDEX "exercises_owner_id_idx" ON "exercises" USING btree ("owner_id") WHERE "exercises"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "exercise_matches_exercise_id_idx" ON "exercise_matches" USING btree ("exercise_id");--> statement-breakpoint
CREATE INDEX "plan_entries_exercise_id_user_id_idx" ON "plan_entries" USING btree ("exercise_id","user_id");--> statement-breakpoint
CREATE INDEX "workout_exercises_exercise_id_user_id_idx" ON "workout_exercises" USING btree ("exercise_id","user_id");--> statement-breakpoint
-- Deleted exercises no longer count; the next change counts anew.
DELETE FROM "member_totals" WHERE "kind" = 'own_exercises';
