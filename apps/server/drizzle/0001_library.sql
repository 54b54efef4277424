CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "favorites" (
	"user_id" bigint NOT NULL,
	"exercise_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favorites_user_id_exercise_id_pk" PRIMARY KEY("user_id","exercise_id")
);
--> statement-breakpoint
CREATE TABLE "exercises" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exercises_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"instructions" text DEFAULT '' NOT NULL,
	"common_mistake" text DEFAULT '' NOT NULL,
	"difficulty" text NOT NULL,
	"video_url" text,
	"equipment" text[] DEFAULT '{}' NOT NULL,
	"muscle_groups" text[] DEFAULT '{}' NOT NULL,
	"muscles" text[] DEFAULT '{}' NOT NULL,
	"secondary_muscles" text[] DEFAULT '{}' NOT NULL,
	"measure" text DEFAULT 'weight_reps' NOT NULL,
	"mechanic" text,
	"movement_pattern" text,
	"search_text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"catalogue_key" text,
	"catalogue_entry" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "library_state" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"revision" uuid DEFAULT gen_random_uuid() NOT NULL,
	"catalogue_hash" text
);
--> statement-breakpoint
CREATE TABLE "exercise_submissions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exercise_submissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"instructions" text NOT NULL,
	"difficulty" text NOT NULL,
	"video_url" text,
	"equipment" text[] DEFAULT '{}' NOT NULL,
	"muscle_groups" text[] DEFAULT '{}' NOT NULL,
	"muscles" text[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"exercise_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"reviewed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_submissions" ADD CONSTRAINT "exercise_submissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exercise_submissions" ADD CONSTRAINT "exercise_submissions_exercise_id_exercises_id_fk" FOREIGN KEY ("exercise_id") REFERENCES "public"."exercises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favorites_user_id_created_at_idx" ON "favorites" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "exercises_live_name_key" ON "exercises" USING btree (lower("name")) WHERE "exercises"."archived_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "exercises_catalogue_key" ON "exercises" USING btree ("catalogue_key");--> statement-breakpoint
CREATE INDEX "exercises_muscle_groups_idx" ON "exercises" USING gin ("muscle_groups");--> statement-breakpoint
CREATE INDEX "exercises_muscles_idx" ON "exercises" USING gin ("muscles");--> statement-breakpoint
CREATE INDEX "exercises_search_idx" ON "exercises" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "exercise_submissions_user_id_created_at_idx" ON "exercise_submissions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "exercise_submissions_pending_idx" ON "exercise_submissions" USING btree ("created_at","id") WHERE "exercise_submissions"."status" = 'pending';