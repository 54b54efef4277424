CREATE TABLE "meals" (
	"user_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "meals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"date" date NOT NULL,
	"name" text NOT NULL,
	"serving" text,
	"calories" numeric(10, 3) NOT NULL,
	"protein" numeric(10, 3),
	"carbs" numeric(10, 3),
	"fats" numeric(10, 3),
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "meals_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "nutrition_goals" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"calories" integer NOT NULL,
	"protein" integer NOT NULL,
	"carbs" integer NOT NULL,
	"fats" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workout_exercises" (
	"user_id" bigint NOT NULL,
	"date" date NOT NULL,
	"workout_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"exercise_id" bigint,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"notes" text,
	CONSTRAINT "workout_exercises_user_id_date_workout_id_position_pk" PRIMARY KEY("user_id","date","workout_id","position")
);
--> statement-breakpoint
CREATE TABLE "workout_sets" (
	"user_id" bigint NOT NULL,
	"date" date NOT NULL,
	"workout_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"number" smallint NOT NULL,
	"exercise_id" bigint,
	"unit" text NOT NULL,
	"kind" text NOT NULL,
	"reps" integer NOT NULL,
	"weight" numeric(9, 3),
	CONSTRAINT "workout_sets_user_id_date_workout_id_position_number_pk" PRIMARY KEY("user_id","date","workout_id","position","number")
);
--> statement-breakpoint
CREATE TABLE "workouts" (
	"user_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "workouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"date" date NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"duration" numeric(9, 3),
	"calories" numeric(9, 3),
	"notes" text,
	"idempotency_key" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "workouts_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "workouts_user_id_date_id_key" UNIQUE("user_id","date","id")
);
--> statement-breakpoint
ALTER TABLE "meals" ADD CONSTRAINT "meals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nutrition_goals" ADD CONSTRAINT "nutrition_goals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workout_exercises" ADD CONSTRAINT "workout_exercises_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workout_exercises" ADD CONSTRAINT "workout_exercises_workout_fk" FOREIGN KEY ("user_id","date","workout_id") REFERENCES "public"."workouts"("user_id","date","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "workout_sets" ADD CONSTRAINT "workout_sets_exercise_fk" FOREIGN KEY ("user_id","date","workout_id","position") REFERENCES "public"."workout_exercises"("user_id","date","workout_id","position") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "workouts" ADD CONSTRAINT "workouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meals_user_id_date_id_idx" ON "meals" USING btree ("user_id","date","id");--> statement-breakpoint
CREATE INDEX "workout_sets_user_id_exercise_id_date_idx" ON "workout_sets" USING btree ("user_id","exercise_id","date","workout_id") WHERE "workout_sets"."exercise_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "workouts_user_id_idempotency_key_key" ON "workouts" USING btree ("user_id","idempotency_key") WHERE "workouts"."idempotency_key" is not null;