ALTER TABLE "check_outs" ADD COLUMN "asked_to_pay_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "currency" text DEFAULT 'EUR' NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_tasks" ADD COLUMN "currency" text DEFAULT 'EUR' NOT NULL;--> statement-breakpoint
-- Whoever had not paid yet was mailed at placing, before the upgrade, and is not to be asked a second time.
UPDATE "check_outs" SET "asked_to_pay_at" = "created_at" WHERE "status" = 'new';
