CREATE TABLE "ban_appeals" (
	"user_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "ban_appeals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"banned_at" timestamp with time zone NOT NULL,
	"text" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "ban_appeals_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "flags" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "ban_reason" text;--> statement-breakpoint
ALTER TABLE "ban_appeals" ADD CONSTRAINT "ban_appeals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ban_appeals_user_id_banned_at_key" ON "ban_appeals" USING btree ("user_id","banned_at");--> statement-breakpoint
CREATE INDEX "ban_appeals_id_idx" ON "ban_appeals" USING btree ("id");--> statement-breakpoint
CREATE INDEX "ban_appeals_open_idx" ON "ban_appeals" USING btree ("created_at","id") WHERE "ban_appeals"."status" = 'open';--> statement-breakpoint
CREATE INDEX "foods_public_idx" ON "foods" USING btree ("approval_status","created_at","id") WHERE "foods"."kind" = 'member' and "foods"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "profiles_name_parts_idx" ON "profiles" USING gin (lower(coalesce("first_name", '') || ' ' || coalesce("last_name", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "flags_open_food_idx" ON "flags" USING btree ("food_id","created_at","id") WHERE "flags"."status" = 'open';--> statement-breakpoint
CREATE INDEX "flags_approved_idx" ON "flags" USING btree ("reviewed_at","id") WHERE "flags"."status" = 'approved';--> statement-breakpoint
CREATE INDEX "exercise_submissions_reviewed_idx" ON "exercise_submissions" USING btree ("status","reviewed_at","id") WHERE "exercise_submissions"."status" <> 'pending';--> statement-breakpoint
CREATE INDEX "users_unconfirmed_idx" ON "users" USING btree ("created_at","id") WHERE "users"."email_verified_at" is null;