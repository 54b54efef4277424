CREATE TABLE "plan_entries" (
	"plan_id" bigint NOT NULL,
	"day" smallint NOT NULL,
	"position" smallint NOT NULL,
	"exercise_id" bigint NOT NULL,
	"sets" smallint NOT NULL,
	"reps" smallint NOT NULL,
	CONSTRAINT "plan_entries_plan_id_day_position_pk" PRIMARY KEY("plan_id","day","position")
);
--> statement-breakpoint
CREATE TABLE "plan_generations" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"request_key" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	"plan_id" bigint
);
--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "source" text DEFAULT 'custom' NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "seed" integer;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "reasons" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "plan_entries" ADD CONSTRAINT "plan_entries_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_entries" ADD CONSTRAINT "plan_entries_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_generations" ADD CONSTRAINT "plan_generations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_generations" ADD CONSTRAINT "plan_generations_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_generations_plan_id_idx" ON "plan_generations" USING btree ("plan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plans_user_id_idempotency_key_key" ON "plans" USING btree ("user_id","idempotency_key") WHERE "plans"."idempotency_key" is not null;