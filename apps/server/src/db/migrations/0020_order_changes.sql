CREATE TYPE "public"."claim_answer" AS ENUM('money', 'points', 'another_day', 'no');--> statement-breakpoint
CREATE TYPE "public"."claim_status" AS ENUM('open', 'answered');--> statement-breakpoint
CREATE TYPE "public"."delivery_entry_kind" AS ENUM('supplement', 'change', 'fee', 'return', 'goodwill', 'difference');--> statement-breakpoint
CREATE TYPE "public"."order_change_status" AS ENUM('done', 'pending', 'lapsed', 'undone');--> statement-breakpoint
ALTER TYPE "public"."refund_reason" ADD VALUE 'change';--> statement-breakpoint
ALTER TYPE "public"."refund_reason" ADD VALUE 'goodwill';--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"salt" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claim_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"claim_id" integer NOT NULL,
	"file" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"delivery_id" integer NOT NULL,
	"status" "claim_status" DEFAULT 'open' NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answer_by" date NOT NULL,
	"answer" "claim_answer",
	"amount_cents" integer,
	"points" integer,
	"another_day" date,
	"reason" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" integer,
	CONSTRAINT "claims_deliveryId_unique" UNIQUE("delivery_id")
);
--> statement-breakpoint
CREATE TABLE "dish_reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dish_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"delivery_id" integer NOT NULL,
	"dish_id" integer NOT NULL,
	"user_id" integer,
	"stars" smallint NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"is_name_shown" boolean DEFAULT false NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"delivery_id" integer NOT NULL,
	"change_id" integer,
	"kind" "delivery_entry_kind" NOT NULL,
	"list_cents" integer DEFAULT 0 NOT NULL,
	"delivery_cents" integer DEFAULT 0 NOT NULL,
	"paid_cents" integer DEFAULT 0 NOT NULL,
	"returned_kits_cents" integer DEFAULT 0 NOT NULL,
	"returned_delivery_cents" integer DEFAULT 0 NOT NULL,
	"returned_points" integer DEFAULT 0 NOT NULL,
	"returned_points_cents" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dish_exchanges" (
	"delivery_id" integer NOT NULL,
	"dish_id" integer NOT NULL,
	"with_dish_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dish_exchanges_delivery_id_dish_id_pk" PRIMARY KEY("delivery_id","dish_id")
);
--> statement-breakpoint
CREATE TABLE "order_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"check_out_id" integer NOT NULL,
	"order_id" integer,
	"kind" text NOT NULL,
	"status" "order_change_status" NOT NULL,
	"days" jsonb NOT NULL,
	"personal" jsonb,
	"money" jsonb NOT NULL,
	"wanted_kits" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"supplement_cents" integer DEFAULT 0 NOT NULL,
	"pay_until" timestamp with time zone,
	"by_buyer" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stop_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stop_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"check_out_id" integer NOT NULL,
	"change_id" integer NOT NULL,
	"weekday" smallint,
	"from_day" date NOT NULL,
	"door" jsonb,
	"city_id" integer,
	"city_name" jsonb,
	"delivery_method" "delivery_method",
	"delivery_time" jsonb
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ordered_last_day" date;--> statement-breakpoint
UPDATE "orders" SET "ordered_last_day" = coalesce((SELECT max("day") FROM "deliveries" WHERE "deliveries"."order_id" = "orders"."id"), (SELECT "last_date" FROM "check_outs" WHERE "check_outs"."id" = "orders"."check_out_id"));--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "ordered_last_day" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_tasks" ADD COLUMN "iban" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_pictures" ADD CONSTRAINT "claim_pictures_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dish_reviews" ADD CONSTRAINT "dish_reviews_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dish_reviews" ADD CONSTRAINT "dish_reviews_dish_id_dishes_id_fk" FOREIGN KEY ("dish_id") REFERENCES "public"."dishes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dish_reviews" ADD CONSTRAINT "dish_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_entries" ADD CONSTRAINT "delivery_entries_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_entries" ADD CONSTRAINT "delivery_entries_change_id_order_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."order_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dish_exchanges" ADD CONSTRAINT "dish_exchanges_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dish_exchanges" ADD CONSTRAINT "dish_exchanges_dish_id_dishes_id_fk" FOREIGN KEY ("dish_id") REFERENCES "public"."dishes"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dish_exchanges" ADD CONSTRAINT "dish_exchanges_with_dish_id_dishes_id_fk" FOREIGN KEY ("with_dish_id") REFERENCES "public"."dishes"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_check_out_id_check_outs_id_fk" FOREIGN KEY ("check_out_id") REFERENCES "public"."check_outs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_by_buyer_users_id_fk" FOREIGN KEY ("by_buyer") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stop_rules" ADD CONSTRAINT "stop_rules_check_out_id_check_outs_id_fk" FOREIGN KEY ("check_out_id") REFERENCES "public"."check_outs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stop_rules" ADD CONSTRAINT "stop_rules_change_id_order_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."order_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stop_rules" ADD CONSTRAINT "stop_rules_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_pictures_claim" ON "claim_pictures" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "claims_status" ON "claims" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "claims_answered_by" ON "claims" USING btree ("answered_by");--> statement-breakpoint
CREATE UNIQUE INDEX "dish_reviews_once" ON "dish_reviews" USING btree ("delivery_id","dish_id");--> statement-breakpoint
CREATE INDEX "dish_reviews_dish" ON "dish_reviews" USING btree ("dish_id","id");--> statement-breakpoint
CREATE INDEX "dish_reviews_user" ON "dish_reviews" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "dish_reviews_stars" ON "dish_reviews" USING btree ("stars","id");--> statement-breakpoint
CREATE INDEX "dish_reviews_shown" ON "dish_reviews" USING btree ("dish_id","id") WHERE "dish_reviews"."is_name_shown" and not "dish_reviews"."is_hidden";--> statement-breakpoint
CREATE INDEX "delivery_entries_delivery" ON "delivery_entries" USING btree ("delivery_id");--> statement-breakpoint
CREATE INDEX "delivery_entries_change" ON "delivery_entries" USING btree ("change_id");--> statement-breakpoint
CREATE INDEX "dish_exchanges_dish" ON "dish_exchanges" USING btree ("dish_id");--> statement-breakpoint
CREATE INDEX "dish_exchanges_with" ON "dish_exchanges" USING btree ("with_dish_id");--> statement-breakpoint
CREATE INDEX "order_changes_check_out" ON "order_changes" USING btree ("check_out_id");--> statement-breakpoint
CREATE INDEX "order_changes_order" ON "order_changes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_changes_buyer" ON "order_changes" USING btree ("by_buyer");--> statement-breakpoint
CREATE UNIQUE INDEX "order_changes_pending" ON "order_changes" USING btree ("check_out_id") WHERE "order_changes"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "order_changes_to_pay" ON "order_changes" USING btree ("pay_until") WHERE "order_changes"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "stop_rules_check_out" ON "stop_rules" USING btree ("check_out_id");--> statement-breakpoint
CREATE INDEX "stop_rules_change" ON "stop_rules" USING btree ("change_id");--> statement-breakpoint
CREATE INDEX "stop_rules_city" ON "stop_rules" USING btree ("city_id");