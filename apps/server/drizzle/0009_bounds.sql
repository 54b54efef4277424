CREATE TABLE "member_totals" (
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "member_totals_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "foods" ADD COLUMN "remembered_by" bigint;--> statement-breakpoint
ALTER TABLE "foods" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member_totals" ADD CONSTRAINT "member_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "foods" ADD CONSTRAINT "foods_remembered_by_users_id_fk" FOREIGN KEY ("remembered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "foods_remembered_by_idx" ON "foods" USING btree ("remembered_by") WHERE "foods"."remembered_by" is not null;