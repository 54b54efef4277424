CREATE TABLE "household_invitations" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"household_id" bigint NOT NULL,
	"invited_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "household_members" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"household_id" bigint NOT NULL,
	"accepts_meals" boolean DEFAULT false NOT NULL,
	"joined_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "households" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "households_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "diary_days" (
	"user_id" bigint NOT NULL,
	"date" date NOT NULL,
	"mark" text,
	"water" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "diary_days_user_id_date_pk" PRIMARY KEY("user_id","date")
);
--> statement-breakpoint
CREATE TABLE "check_ins" (
	"user_id" bigint NOT NULL,
	"date" date NOT NULL,
	"expenditure" integer NOT NULL,
	"deviation" integer NOT NULL,
	"target_before" integer NOT NULL,
	"target_proposed" integer NOT NULL,
	"accepted" boolean NOT NULL,
	"goals_before" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "check_ins_user_id_date_pk" PRIMARY KEY("user_id","date")
);
--> statement-breakpoint
CREATE TABLE "target_settings" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"weekly_rate" numeric(4, 2)
);
--> statement-breakpoint
CREATE TABLE "recipe_ingredients" (
	"user_id" bigint NOT NULL,
	"recipe_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"line" text,
	"food_id" bigint,
	"name" text NOT NULL,
	"grams" numeric(9, 2) NOT NULL,
	"nutrients" jsonb NOT NULL,
	CONSTRAINT "recipe_ingredients_user_id_recipe_id_position_pk" PRIMARY KEY("user_id","recipe_id","position")
);
--> statement-breakpoint
CREATE TABLE "recipes" (
	"user_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "recipes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"food_id" bigint NOT NULL,
	"name" text NOT NULL,
	"servings" numeric(6, 2) NOT NULL,
	"cooked_grams" numeric(9, 2),
	"steps" text,
	"note" text,
	"share_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recipes_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "saved_meals" (
	"user_id" bigint NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "saved_meals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"items" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_meals_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "foods" ADD COLUMN "saturated_fat" numeric(10, 3);--> statement-breakpoint
ALTER TABLE "foods" ADD COLUMN "corrected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "foods" ADD COLUMN "made_of" text;--> statement-breakpoint
ALTER TABLE "nutrition_goals" ADD COLUMN "fiber" integer;--> statement-breakpoint
ALTER TABLE "nutrition_goals" ADD COLUMN "sugar" integer;--> statement-breakpoint
ALTER TABLE "nutrition_goals" ADD COLUMN "saturated_fat" integer;--> statement-breakpoint
ALTER TABLE "nutrition_goals" ADD COLUMN "sodium" integer;--> statement-breakpoint
ALTER TABLE "nutrition_goals" ADD COLUMN "water" integer;--> statement-breakpoint
ALTER TABLE "nutrition_goals" ADD COLUMN "by_day" jsonb;--> statement-breakpoint
ALTER TABLE "preferences" ADD COLUMN "meal_layout" jsonb;--> statement-breakpoint
ALTER TABLE "household_invitations" ADD CONSTRAINT "household_invitations_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_invitations" ADD CONSTRAINT "household_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_members" ADD CONSTRAINT "household_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "household_members" ADD CONSTRAINT "household_members_household_id_households_id_fk" FOREIGN KEY ("household_id") REFERENCES "public"."households"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diary_days" ADD CONSTRAINT "diary_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "target_settings" ADD CONSTRAINT "target_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_ingredients" ADD CONSTRAINT "recipe_ingredients_recipe_fk" FOREIGN KEY ("user_id","recipe_id") REFERENCES "public"."recipes"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipes" ADD CONSTRAINT "recipes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_meals" ADD CONSTRAINT "saved_meals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "household_invitations_household_id_idx" ON "household_invitations" USING btree ("household_id");--> statement-breakpoint
CREATE INDEX "household_invitations_invited_by_idx" ON "household_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "household_members_household_id_idx" ON "household_members" USING btree ("household_id");--> statement-breakpoint
CREATE INDEX "recipes_food_id_idx" ON "recipes" USING btree ("food_id");--> statement-breakpoint
CREATE INDEX "recipes_share_key_idx" ON "recipes" USING btree ("share_key") WHERE "recipes"."share_key" is not null;--> statement-breakpoint
CREATE INDEX "foods_remembered_idx" ON "foods" USING btree ("created_at","id") WHERE "foods"."remembered_by" is not null;--> statement-breakpoint
CREATE INDEX "foods_removed_idx" ON "foods" USING btree ("removed_at","id") WHERE "foods"."removed_at" is not null;