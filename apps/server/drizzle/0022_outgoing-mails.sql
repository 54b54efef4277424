CREATE TABLE "outgoing_mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outgoing_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body_box" text,
	"message_id" uuid NOT NULL,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"give_up_at" timestamp with time zone NOT NULL,
	"stale_at" timestamp with time zone,
	"claimed_by" uuid,
	"claimed_until" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "outgoing_mails_due_idx" ON "outgoing_mails" USING btree ("next_try_at") WHERE "outgoing_mails"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "outgoing_mails_claimed_idx" ON "outgoing_mails" USING btree ("recipient") WHERE "outgoing_mails"."claimed_until" is not null;--> statement-breakpoint
CREATE INDEX "outgoing_mails_recipient_idx" ON "outgoing_mails" USING btree ("recipient","id");--> statement-breakpoint
CREATE INDEX "outgoing_mails_open_idx" ON "outgoing_mails" USING btree ("state","id") WHERE "outgoing_mails"."state" in ('waiting', 'failed');--> statement-breakpoint
CREATE INDEX "outgoing_mails_sent_idx" ON "outgoing_mails" USING btree ("sent_at");