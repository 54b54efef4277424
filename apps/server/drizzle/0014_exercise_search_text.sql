DROP INDEX "exercises_search_idx";--> statement-breakpoint
ALTER TABLE "exercises" DROP COLUMN "search_text";