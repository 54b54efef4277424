CREATE TABLE "food_imports" (
	"file" text PRIMARY KEY NOT NULL,
	"lines" bigint DEFAULT 0 NOT NULL,
	"taken" bigint DEFAULT 0 NOT NULL,
	"unchanged" bigint DEFAULT 0 NOT NULL,
	"skipped" bigint DEFAULT 0 NOT NULL,
	"refused" bigint DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "food_state" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"catalogue_hash" text
);
--> statement-breakpoint
CREATE TABLE "food_words" (
	"word" text PRIMARY KEY NOT NULL,
	"generic" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "foods" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "foods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"contributor_id" bigint,
	"personal_of" bigint,
	"name" text NOT NULL,
	"brand" text,
	"category" text DEFAULT 'Other' NOT NULL,
	"serving_size" text DEFAULT '100g' NOT NULL,
	"visibility" text NOT NULL,
	"approval_status" text NOT NULL,
	"calories" numeric(10, 3) NOT NULL,
	"protein" numeric(10, 3),
	"carbs" numeric(10, 3),
	"fats" numeric(10, 3),
	"fibre" numeric(10, 3),
	"sugar" numeric(10, 3),
	"sodium" numeric(10, 3),
	"portions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"image_url" text,
	"barcode" text,
	"ndb" text,
	"staple" boolean DEFAULT false NOT NULL,
	"search_text" text NOT NULL,
	"shared" boolean GENERATED ALWAYS AS (kind = 'product' or (kind = 'member' and visibility = 'public' and approval_status = 'approved')) STORED NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flags" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"food_id" bigint NOT NULL,
	"reporter_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"reviewed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "weights" (
	"user_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "weights_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"date" date NOT NULL,
	"weight" numeric(6, 2) NOT NULL,
	"unit" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "weights_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "meals" ADD COLUMN "portion" numeric(8, 2);--> statement-breakpoint
ALTER TABLE "meals" ADD COLUMN "food_id" bigint;--> statement-breakpoint
ALTER TABLE "meals" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "nutrition_goals" ADD COLUMN "source" text DEFAULT 'calculated' NOT NULL;--> statement-breakpoint
ALTER TABLE "foods" ADD CONSTRAINT "foods_contributor_id_users_id_fk" FOREIGN KEY ("contributor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "foods" ADD CONSTRAINT "foods_personal_of_users_id_fk" FOREIGN KEY ("personal_of") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flags" ADD CONSTRAINT "flags_food_id_foods_id_fk" FOREIGN KEY ("food_id") REFERENCES "public"."foods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flags" ADD CONSTRAINT "flags_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weights" ADD CONSTRAINT "weights_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "food_words_word_idx" ON "food_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "food_words_text_idx" ON "food_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "food_words_generic_idx" ON "food_words" USING btree ("word" text_pattern_ops) WHERE "food_words"."generic";--> statement-breakpoint
CREATE UNIQUE INDEX "foods_barcode_key" ON "foods" USING btree ("barcode") WHERE "foods"."barcode" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "foods_ndb_key" ON "foods" USING btree ("ndb") WHERE "foods"."ndb" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "foods_contributor_id_idempotency_key_key" ON "foods" USING btree ("contributor_id","idempotency_key") WHERE "foods"."idempotency_key" is not null;--> statement-breakpoint
CREATE INDEX "foods_contributor_id_created_at_idx" ON "foods" USING btree ("contributor_id","created_at") WHERE "foods"."contributor_id" is not null;--> statement-breakpoint
CREATE INDEX "foods_personal_of_idx" ON "foods" USING btree ("personal_of") WHERE "foods"."personal_of" is not null;--> statement-breakpoint
CREATE INDEX "foods_pending_idx" ON "foods" USING btree ("created_at","id") WHERE "foods"."kind" = 'member' and "foods"."visibility" = 'public' and "foods"."approval_status" = 'pending';--> statement-breakpoint
CREATE INDEX "foods_generic_words_idx" ON "foods" USING gin (to_tsvector('simple', "search_text")) WHERE "foods"."kind" = 'generic';--> statement-breakpoint
CREATE INDEX "foods_shared_words_idx" ON "foods" USING gin (to_tsvector('simple', "search_text")) WHERE "foods"."shared";--> statement-breakpoint
CREATE INDEX "foods_shared_text_idx" ON "foods" USING btree ("search_text" text_pattern_ops) WHERE "foods"."shared";--> statement-breakpoint
CREATE UNIQUE INDEX "flags_reporter_id_food_id_key" ON "flags" USING btree ("reporter_id","food_id") WHERE "flags"."status" = 'open';--> statement-breakpoint
CREATE INDEX "flags_food_id_idx" ON "flags" USING btree ("food_id");--> statement-breakpoint
CREATE INDEX "flags_reporter_id_idx" ON "flags" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "flags_open_idx" ON "flags" USING btree ("created_at","id") WHERE "flags"."status" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "weights_user_id_date_key" ON "weights" USING btree ("user_id","date");--> statement-breakpoint
CREATE UNIQUE INDEX "meals_user_id_idempotency_key_key" ON "meals" USING btree ("user_id","idempotency_key") WHERE "meals"."idempotency_key" is not null;