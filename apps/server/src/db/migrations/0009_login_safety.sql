ALTER TABLE "users" RENAME COLUMN "second_factor_put_off_until" TO "second_factor_due_at";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "second_factor_put_off_at" timestamp with time zone;--> statement-breakpoint
UPDATE "users" SET "second_factor_put_off_at" = "second_factor_due_at" - interval '7 days' WHERE "second_factor_due_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "device_generation" integer DEFAULT 1 NOT NULL;