CREATE TABLE "idempotency_keys" (
	"user_id" bigint NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text,
	"status" smallint NOT NULL,
	"answer" jsonb,
	"record_ids" bigint[],
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_endpoint_key_pk" PRIMARY KEY("user_id","endpoint","key")
);
--> statement-breakpoint
CREATE TABLE "member_locks" (
	"user_id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
INSERT INTO "member_locks" ("user_id") SELECT "id" FROM "users";
--> statement-breakpoint
-- The keys of the last 90 days move into one table; the response to a retry is built from the records they created.
INSERT INTO "idempotency_keys" ("user_id", "endpoint", "key", "status", "record_ids", "expires_at")
SELECT "user_id", 'POST /meals', "idempotency_key", 201, array["id"], "created_at" + interval '90 days'
FROM "meals" WHERE "idempotency_key" IS NOT NULL AND "created_at" > now() - interval '90 days';
--> statement-breakpoint
-- Copied meals shared one key, each followed by its place among the copies, 0 to 199.
INSERT INTO "idempotency_keys" ("user_id", "endpoint", "key", "status", "record_ids", "expires_at")
SELECT "user_id", 'POST /meals/copy', left("idempotency_key", -length(substring("idempotency_key" from ' \d{1,3}$'))), 201,
	array_agg("id" ORDER BY "id"), min("created_at") + interval '90 days'
FROM "meals" WHERE "idempotency_key" ~ '. (\d|[1-9]\d|1\d\d)$' AND "created_at" > now() - interval '90 days'
GROUP BY 1, 3;
--> statement-breakpoint
INSERT INTO "idempotency_keys" ("user_id", "endpoint", "key", "status", "record_ids", "expires_at")
SELECT "user_id", 'POST /workouts', "idempotency_key", 201, array["id"], "created_at" + interval '90 days'
FROM "workouts" WHERE "idempotency_key" IS NOT NULL AND "created_at" > now() - interval '90 days';
--> statement-breakpoint
INSERT INTO "idempotency_keys" ("user_id", "endpoint", "key", "status", "record_ids", "expires_at")
SELECT "user_id", 'POST /workouts/plans/create-custom', "idempotency_key", 201, array["id"], "created_at" + interval '90 days'
FROM "plans" WHERE "idempotency_key" IS NOT NULL AND "created_at" > now() - interval '90 days';
--> statement-breakpoint
INSERT INTO "idempotency_keys" ("user_id", "endpoint", "key", "status", "record_ids", "expires_at")
SELECT "contributor_id", 'POST /foods/contribute', "idempotency_key", 201, array["id"], "created_at" + interval '90 days'
FROM "foods" WHERE "idempotency_key" IS NOT NULL AND "contributor_id" IS NOT NULL AND "created_at" > now() - interval '90 days';
--> statement-breakpoint
ALTER TABLE "email_changes" DROP CONSTRAINT "email_changes_link_hash_unique";--> statement-breakpoint
ALTER TABLE "email_changes" DROP CONSTRAINT "email_changes_cancel_hash_unique";--> statement-breakpoint
ALTER TABLE "email_confirmations" DROP CONSTRAINT "email_confirmations_link_hash_unique";--> statement-breakpoint
ALTER TABLE "email_restores" DROP CONSTRAINT "email_restores_token_hash_unique";--> statement-breakpoint
ALTER TABLE "plan_entries" ADD COLUMN "user_id" bigint;--> statement-breakpoint
UPDATE "plan_entries" SET "user_id" = "plans"."user_id" FROM "plans" WHERE "plans"."id" = "plan_entries"."plan_id";--> statement-breakpoint
ALTER TABLE "plan_entries" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_entries" DROP CONSTRAINT "plan_entries_plan_id_plans_id_fk";
--> statement-breakpoint
ALTER TABLE "plan_generations" DROP CONSTRAINT "plan_generations_plan_id_plans_id_fk";
--> statement-breakpoint
ALTER TABLE "workout_exercises" DROP CONSTRAINT "workout_exercises_workout_fk";
--> statement-breakpoint
ALTER TABLE "workout_sets" DROP CONSTRAINT "workout_sets_exercise_fk";
--> statement-breakpoint
DROP INDEX "email_restores_user_id_idx";--> statement-breakpoint
DROP INDEX "password_resets_user_id_idx";--> statement-breakpoint
DROP INDEX "foods_contributor_id_idempotency_key_key";--> statement-breakpoint
DROP INDEX "meals_user_id_idempotency_key_key";--> statement-breakpoint
DROP INDEX "plan_generations_plan_id_idx";--> statement-breakpoint
DROP INDEX "plans_user_id_idempotency_key_key";--> statement-breakpoint
DROP INDEX "flags_reporter_id_idx";--> statement-breakpoint
DROP INDEX "workouts_user_id_idempotency_key_key";--> statement-breakpoint
DROP INDEX "sessions_user_id_idx";--> statement-breakpoint
ALTER TABLE "plan_entries" DROP CONSTRAINT "plan_entries_plan_id_day_position_pk";--> statement-breakpoint
ALTER TABLE "email_restores" DROP CONSTRAINT "email_restores_pkey";--> statement-breakpoint
ALTER TABLE "password_resets" DROP CONSTRAINT "password_resets_pkey";--> statement-breakpoint
ALTER TABLE "plans" DROP CONSTRAINT "plans_pkey";--> statement-breakpoint
ALTER TABLE "flags" DROP CONSTRAINT "flags_pkey";--> statement-breakpoint
ALTER TABLE "exercise_submissions" DROP CONSTRAINT "exercise_submissions_pkey";--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_pkey";--> statement-breakpoint
ALTER TABLE "email_restores" ADD CONSTRAINT "email_restores_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_token_hash_pk" PRIMARY KEY("user_id","token_hash");--> statement-breakpoint
ALTER TABLE "plan_entries" ADD CONSTRAINT "plan_entries_user_id_plan_id_day_position_pk" PRIMARY KEY("user_id","plan_id","day","position");--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
ALTER TABLE "flags" ADD CONSTRAINT "flags_reporter_id_id_pk" PRIMARY KEY("reporter_id","id");--> statement-breakpoint
ALTER TABLE "exercise_submissions" ADD CONSTRAINT "exercise_submissions_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_locks" ADD CONSTRAINT "member_locks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_expires_at_idx" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "plan_entries" ADD CONSTRAINT "plan_entries_plan_fk" FOREIGN KEY ("user_id","plan_id") REFERENCES "public"."plans"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workout_exercises" ADD CONSTRAINT "workout_exercises_workout_fk" FOREIGN KEY ("user_id","date","workout_id") REFERENCES "public"."workouts"("user_id","date","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workout_sets" ADD CONSTRAINT "workout_sets_exercise_fk" FOREIGN KEY ("user_id","date","workout_id","position") REFERENCES "public"."workout_exercises"("user_id","date","workout_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_changes_link_hash_idx" ON "email_changes" USING btree ("link_hash");--> statement-breakpoint
CREATE INDEX "email_changes_cancel_hash_idx" ON "email_changes" USING btree ("cancel_hash");--> statement-breakpoint
CREATE INDEX "email_confirmations_link_hash_idx" ON "email_confirmations" USING btree ("link_hash");--> statement-breakpoint
CREATE INDEX "email_restores_token_hash_idx" ON "email_restores" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "password_resets_token_hash_idx" ON "password_resets" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "flags_id_idx" ON "flags" USING btree ("id");--> statement-breakpoint
CREATE INDEX "exercise_submissions_id_idx" ON "exercise_submissions" USING btree ("id");--> statement-breakpoint
ALTER TABLE "foods" DROP COLUMN "idempotency_key";--> statement-breakpoint
ALTER TABLE "meals" DROP COLUMN "idempotency_key";--> statement-breakpoint
ALTER TABLE "plans" DROP COLUMN "idempotency_key";--> statement-breakpoint
ALTER TABLE "workouts" DROP COLUMN "idempotency_key";