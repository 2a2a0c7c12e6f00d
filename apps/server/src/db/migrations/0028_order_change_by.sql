ALTER TABLE "order_changes" ADD COLUMN "by" text DEFAULT 'buyer' NOT NULL;--> statement-breakpoint
UPDATE "order_changes" SET "by" = CASE "kind" WHEN 'late_money' THEN 'shop' WHEN 'still_held' THEN 'shop' ELSE 'staff' END WHERE "kind" IN ('late_money', 'still_held', 'confirm_days', 'bring_again', 'give_back');
