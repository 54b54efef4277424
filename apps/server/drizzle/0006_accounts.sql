CREATE TABLE "email_restores" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_restores_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"old_email" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_restores_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "email_changes" ADD COLUMN "cancel_hash" text;--> statement-breakpoint
ALTER TABLE "email_restores" ADD CONSTRAINT "email_restores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_restores_user_id_idx" ON "email_restores" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_restores_old_email_idx" ON "email_restores" USING btree ("old_email");--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_cancel_hash_unique" UNIQUE("cancel_hash");--> statement-breakpoint
-- Addresses are compared composed (NFC) from now on; one that would collide with another account stays as it is.
DO $$ BEGIN
	IF getdatabaseencoding() = 'UTF8' THEN
		UPDATE "users" u SET "email" = normalize(u."email", NFC)
		WHERE u."email" IS NOT NFC NORMALIZED
			AND NOT EXISTS (SELECT 1 FROM "users" o WHERE o."id" <> u."id" AND normalize(o."email", NFC) = normalize(u."email", NFC));
	END IF;
END $$;
