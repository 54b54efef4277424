CREATE TABLE "preferences" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"weight_unit" text,
	"length_unit" text,
	"distance_unit" text,
	"effort" text,
	"gym_weights" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exercise_settings" (
	"user_id" bigint NOT NULL,
	"exercise_id" bigint NOT NULL,
	"note" text,
	"rest" smallint,
	"step" numeric(7, 3),
	CONSTRAINT "exercise_settings_user_id_exercise_id_pk" PRIMARY KEY("user_id","exercise_id")
);
--> statement-breakpoint
ALTER TABLE "plan_entries" DROP CONSTRAINT "plan_entries_user_id_plan_id_day_position_pk";--> statement-breakpoint
ALTER TABLE "plan_entries" ADD COLUMN "week" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_entries" ADD CONSTRAINT "plan_entries_pk" PRIMARY KEY("user_id","plan_id","week","day","position");--> statement-breakpoint
ALTER TABLE "plan_entries" ADD COLUMN "reps_max" smallint;--> statement-breakpoint
ALTER TABLE "plan_entries" ADD COLUMN "target_weight" numeric(9, 3);--> statement-breakpoint
ALTER TABLE "plan_entries" ADD COLUMN "target_percent" smallint;--> statement-breakpoint
ALTER TABLE "plan_entries" ADD COLUMN "target_rpe" numeric(3, 1);--> statement-breakpoint
ALTER TABLE "plan_entries" ADD COLUMN "rest" smallint;--> statement-breakpoint
ALTER TABLE "plan_entries" ADD COLUMN "rule" text;--> statement-breakpoint
ALTER TABLE "plan_entries" ADD COLUMN "superset" smallint;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "active" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "started_on" date;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "share_key" text;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "options" jsonb;--> statement-breakpoint
ALTER TABLE "workout_exercises" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "workouts" ADD COLUMN "plan_id" bigint;--> statement-breakpoint
ALTER TABLE "workouts" ADD COLUMN "plan_week" smallint;--> statement-breakpoint
ALTER TABLE "workouts" ADD COLUMN "plan_day" smallint;--> statement-breakpoint
ALTER TABLE "workouts" ADD COLUMN "weight_unit" text DEFAULT 'kg' NOT NULL;--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_settings" ADD CONSTRAINT "exercise_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_settings" ADD CONSTRAINT "exercise_settings_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exercise_settings_exercise_id_idx" ON "exercise_settings" USING btree ("exercise_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plans_active_key" ON "plans" USING btree ("user_id") WHERE "plans"."active";--> statement-breakpoint
CREATE INDEX "plans_share_key_idx" ON "plans" USING btree ("share_key") WHERE "plans"."share_key" is not null;--> statement-breakpoint
-- Until now the newest saved plan was the one trained by.
UPDATE "plans" SET "active" = true, "started_on" = ("created_at" AT TIME ZONE 'UTC')::date
FROM (
	SELECT DISTINCT ON ("user_id") "user_id", "id" FROM "plans" WHERE "saved"
	ORDER BY "user_id", "created_at" DESC, "id" DESC
) AS "newest"
WHERE "plans"."user_id" = "newest"."user_id" AND "plans"."id" = "newest"."id";
