CREATE TYPE "public"."cancelled_by" AS ENUM('buyer', 'provider');--> statement-breakpoint
ALTER TABLE "deliveries" DROP CONSTRAINT "deliveries_day";--> statement-breakpoint
-- A new type instead of new values: those could not be used before this transaction ends.
ALTER TABLE "deliveries" ALTER COLUMN "status" DROP DEFAULT;--> statement-breakpoint
ALTER TYPE "public"."delivery_status" RENAME TO "delivery_status_before";--> statement-breakpoint
CREATE TYPE "public"."delivery_status" AS ENUM('planned', 'held', 'prepared', 'on_the_way', 'delivered', 'not_delivered', 'brought_again', 'returned', 'kept', 'cancelled');--> statement-breakpoint
ALTER TABLE "deliveries" ALTER COLUMN "status" TYPE "delivery_status" USING "status"::text::"delivery_status";--> statement-breakpoint
ALTER TABLE "deliveries" ALTER COLUMN "status" SET DEFAULT 'planned';--> statement-breakpoint
DROP TYPE "public"."delivery_status_before";--> statement-breakpoint
ALTER TABLE "check_outs" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "status_before" "delivery_status";--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "cancelled_by" "cancelled_by";--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "door" jsonb;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "city_id" integer;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "city_name" jsonb;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "delivery_method" "delivery_method";--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "delivery_time" jsonb;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "item" jsonb;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
-- Every day that is cancelled by now was planned and ended with an order that was not paid for.
UPDATE "deliveries" SET "status_before" = 'planned', "cancelled_by" = 'provider' WHERE "status" = 'cancelled';--> statement-breakpoint
-- Calendars count changes by this number: it goes on from where the trail has come to.
UPDATE "check_outs" SET "version" = trail.entries FROM (
	SELECT "entity_id", count(*)::integer AS entries FROM "audit_entries" WHERE "entity" = 'check_out' GROUP BY "entity_id"
) trail WHERE trail."entity_id" = "check_outs"."id"::text;--> statement-breakpoint
CREATE INDEX "check_outs_to_forget" ON "check_outs" USING btree ("forget_since") WHERE "check_outs"."forget_since" is not null and "check_outs"."buyer_email" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "deliveries_day" ON "deliveries" USING btree ("order_id","day") WHERE "deliveries"."status" not in ('brought_again', 'returned', 'cancelled');--> statement-breakpoint
CREATE INDEX "deliveries_order" ON "deliveries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_of_uuid" ON "payments" USING btree ("uuid");