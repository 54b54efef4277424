CREATE TABLE "import_items" (
	"user_id" bigint NOT NULL,
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"import_id" bigint,
	"record_id" bigint NOT NULL,
	CONSTRAINT "import_items_user_id_source_kind_key_pk" PRIMARY KEY("user_id","source","kind","key")
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"user_id" bigint NOT NULL,
	"import_id" bigint NOT NULL,
	"batch" integer NOT NULL,
	"count" integer NOT NULL,
	"rows" jsonb NOT NULL,
	CONSTRAINT "import_rows_user_id_import_id_batch_pk" PRIMARY KEY("user_id","import_id","batch")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"user_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"file_name" text NOT NULL,
	"file_hash" text NOT NULL,
	"first_day" date,
	"last_day" date,
	"left_out" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "imports_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "measurements" (
	"user_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "measurements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"date" date NOT NULL,
	"kind" text NOT NULL,
	"value" numeric(6, 2) NOT NULL,
	"unit" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "measurements_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "exercise_matches" (
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"exercise_id" bigint NOT NULL,
	CONSTRAINT "exercise_matches_user_id_name_pk" PRIMARY KEY("user_id","name")
);
--> statement-breakpoint
DROP INDEX "exercises_live_name_key";--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "import_names" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "exercises" ADD COLUMN "owner_id" bigint;--> statement-breakpoint
ALTER TABLE "meals" ADD COLUMN "slot" text;--> statement-breakpoint
ALTER TABLE "meals" ADD COLUMN "eaten_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "meals" ADD COLUMN "fiber" numeric(10, 3);--> statement-breakpoint
ALTER TABLE "meals" ADD COLUMN "sugar" numeric(10, 3);--> statement-breakpoint
ALTER TABLE "meals" ADD COLUMN "saturated_fat" numeric(10, 3);--> statement-breakpoint
ALTER TABLE "meals" ADD COLUMN "sodium" numeric(10, 3);--> statement-breakpoint
ALTER TABLE "meals" ADD COLUMN "nutrients" jsonb;--> statement-breakpoint
ALTER TABLE "meals" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "weights" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "workout_exercises" ADD COLUMN "superset" smallint;--> statement-breakpoint
ALTER TABLE "workout_sets" ADD COLUMN "rpe" numeric(3, 1);--> statement-breakpoint
ALTER TABLE "workout_sets" ADD COLUMN "seconds" numeric(9, 3);--> statement-breakpoint
ALTER TABLE "workout_sets" ADD COLUMN "metres" numeric(10, 2);--> statement-breakpoint
ALTER TABLE "workout_sets" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "workouts" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "workouts" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "workouts" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "import_items" ADD CONSTRAINT "import_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_fk" FOREIGN KEY ("user_id","import_id") REFERENCES "public"."imports"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_matches" ADD CONSTRAINT "exercise_matches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_matches" ADD CONSTRAINT "exercise_matches_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_items_user_id_import_id_idx" ON "import_items" USING btree ("user_id","import_id") WHERE "import_items"."import_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "measurements_user_id_date_kind_key" ON "measurements" USING btree ("user_id","date","kind");--> statement-breakpoint
ALTER TABLE "exercises" ADD CONSTRAINT "exercises_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "foods_generic_name_idx" ON "foods" USING btree (lower("name")) WHERE "foods"."kind" = 'generic';--> statement-breakpoint
CREATE UNIQUE INDEX "exercises_own_name_key" ON "exercises" USING btree ("owner_id",lower("name")) WHERE "exercises"."archived_at" is null and "exercises"."owner_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "exercises_live_name_key" ON "exercises" USING btree (lower("name")) WHERE "exercises"."archived_at" is null and "exercises"."owner_id" is null;