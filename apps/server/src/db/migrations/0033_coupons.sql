CREATE TYPE "public"."coupon_entry_kind" AS ENUM('bought', 'spent', 'released', 'returned', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."coupon_order_status" AS ENUM('pending', 'paid', 'not_paid');--> statement-breakpoint
CREATE TYPE "public"."coupon_status" AS ENUM('unsent', 'sent', 'spent', 'expired', 'withdrawn', 'blocked');--> statement-breakpoint
ALTER TYPE "public"."refund_reason" ADD VALUE 'withdrawal';--> statement-breakpoint
CREATE SEQUENCE "public"."coupon_order_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1;--> statement-breakpoint
CREATE TABLE "coupon_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"coupon_id" integer NOT NULL,
	"kind" "coupon_entry_kind" NOT NULL,
	"cents" integer NOT NULL,
	"payable_kind" text NOT NULL,
	"payable_id" integer NOT NULL,
	"cause" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text DEFAULT 'G' || nextval('coupon_order_number')::text NOT NULL,
	"status" "coupon_order_status" DEFAULT 'pending' NOT NULL,
	"user_id" integer,
	"locale" "locale" NOT NULL,
	"buyer" jsonb NOT NULL,
	"buyer_email" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"pieces" integer NOT NULL,
	"design" text NOT NULL,
	"send_to" text NOT NULL,
	"recipient_name" text NOT NULL,
	"recipient_email" text NOT NULL,
	"message" text NOT NULL,
	"send_on" date,
	"payable_since" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"agreed_terms_at" timestamp with time zone NOT NULL,
	"link_salt" uuid NOT NULL,
	"advertising" jsonb,
	"forget_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (plain_letters(' ' || number || ' ' || buyer_email || ' ' || coalesce(buyer ->> 'firstName', '') || ' ' || coalesce(buyer ->> 'lastName', ''))) STORED NOT NULL,
	CONSTRAINT "coupon_orders_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"coupon_order_id" integer NOT NULL,
	"code" text NOT NULL,
	"status" "coupon_status" DEFAULT 'unsent' NOT NULL,
	"status_before" "coupon_status",
	"value_cents" integer NOT NULL,
	"balance_cents" integer NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"valid_until" date,
	"ended_at" timestamp with time zone,
	"was_used" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupons_code_unique" UNIQUE("code"),
	CONSTRAINT "coupons_balance" CHECK ("coupons"."balance_cents" between 0 and "coupons"."value_cents")
);
--> statement-breakpoint
ALTER TABLE "check_outs" ADD COLUMN "coupon_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "check_outs" ADD COLUMN "coupons" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_tasks" ADD COLUMN "coupon_id" integer;--> statement-breakpoint
ALTER TABLE "order_changes" ADD COLUMN "coupon_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon_entries" ADD CONSTRAINT "coupon_entries_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_orders" ADD CONSTRAINT "coupon_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_coupon_order_id_coupon_orders_id_fk" FOREIGN KEY ("coupon_order_id") REFERENCES "public"."coupon_orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_entries_cause" ON "coupon_entries" USING btree ("coupon_id","cause");--> statement-breakpoint
CREATE INDEX "coupon_entries_payable" ON "coupon_entries" USING btree ("payable_kind","payable_id");--> statement-breakpoint
CREATE INDEX "coupon_orders_user" ON "coupon_orders" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "coupon_orders_to_forget" ON "coupon_orders" USING btree ("forget_since") WHERE "coupon_orders"."forget_since" is not null and "coupon_orders"."buyer_email" <> '';--> statement-breakpoint
CREATE INDEX "coupon_orders_email" ON "coupon_orders" USING btree ("buyer_email");--> statement-breakpoint
CREATE INDEX "coupon_orders_recipient" ON "coupon_orders" USING btree (lower("recipient_email")) WHERE "coupon_orders"."recipient_email" <> '';--> statement-breakpoint
CREATE INDEX "coupon_orders_open" ON "coupon_orders" USING btree ("payable_since") WHERE "coupon_orders"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "coupon_orders_unpaid" ON "coupon_orders" USING btree ("created_at") WHERE "coupon_orders"."status" = 'not_paid';--> statement-breakpoint
CREATE INDEX "coupon_orders_search" ON "coupon_orders" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "coupon_orders_advertising" ON "coupon_orders" USING btree ("created_at") WHERE "coupon_orders"."advertising" is not null;--> statement-breakpoint
CREATE INDEX "coupons_order" ON "coupons" USING btree ("coupon_order_id");--> statement-breakpoint
CREATE INDEX "coupons_balance_order" ON "coupons" USING btree ("balance_cents","id");--> statement-breakpoint
CREATE INDEX "coupons_to_send" ON "coupons" USING btree ("send_at") WHERE "coupons"."status" = 'unsent';--> statement-breakpoint
CREATE INDEX "coupons_to_expire" ON "coupons" USING btree ("valid_until") WHERE "coupons"."status" = 'sent';--> statement-breakpoint
CREATE INDEX "coupons_ended" ON "coupons" USING btree ("ended_at") WHERE "coupons"."ended_at" is not null;--> statement-breakpoint
ALTER TABLE "refund_tasks" ADD CONSTRAINT "refund_tasks_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_tasks_coupon" ON "refund_tasks" USING btree ("coupon_id");