CREATE TABLE "member_totals" (
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"total" bigint NOT NULL,
	CONSTRAINT "member_totals_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "member_totals" ADD CONSTRAINT "member_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;