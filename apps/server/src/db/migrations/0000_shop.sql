CREATE TYPE "public"."link_kind" AS ENUM('register', 'reset_password', 'invitation', 'email_old', 'email_new');--> statement-breakpoint
CREATE TYPE "public"."social_provider" AS ENUM('google', 'facebook');--> statement-breakpoint
CREATE TYPE "public"."discount_type" AS ENUM('fixed', 'percentage');--> statement-breakpoint
CREATE TYPE "public"."meal_type" AS ENUM('breakfast', 'lunch', 'dinner', 'snack', 'snack_1', 'snack_2', 'undefined');--> statement-breakpoint
CREATE TYPE "public"."check_out_status" AS ENUM('order_request', 'order_approved', 'new', 'waiting_payment', 'declined', 'paid', 'not_paid', 'completed', 'stopped');--> statement-breakpoint
CREATE TYPE "public"."delivery_method" AS ENUM('to_hands', 'leave_at_door', 'take_outside');--> statement-breakpoint
CREATE TYPE "public"."delivery_status" AS ENUM('planned', 'prepared', 'delivered', 'not_delivered', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."invoice_kind" AS ENUM('invoice', 'credit');--> statement-breakpoint
CREATE TYPE "public"."order_status" AS ENUM('pending', 'approved', 'cancellation_request', 'canceled_by_admin', 'canceled_by_user', 'declined', 'paid', 'not_paid', 'completed', 'stopped');--> statement-breakpoint
CREATE TYPE "public"."order_type" AS ENUM('regular_order', 'individual_order');--> statement-breakpoint
CREATE TYPE "public"."orderable_type" AS ENUM('meal_kit', 'personal_menu');--> statement-breakpoint
CREATE TYPE "public"."payment_status" AS ENUM('pending', 'paid', 'declined');--> statement-breakpoint
CREATE TYPE "public"."payment_type" AS ENUM('montonio', 'bank_account', 'cash');--> statement-breakpoint
CREATE TYPE "public"."refund_reason" AS ENUM('paid_twice', 'paid_after_expiry', 'wrong_amount', 'cancellation');--> statement-breakpoint
CREATE TYPE "public"."refund_status" AS ENUM('due', 'requested', 'returned', 'failed');--> statement-breakpoint
CREATE TYPE "public"."day_kind" AS ENUM('working', 'weekend_or_holiday');--> statement-breakpoint
CREATE TYPE "public"."vat_type" AS ENUM('kit', 'delivery');--> statement-breakpoint
CREATE TYPE "public"."locale" AS ENUM('lt', 'en');--> statement-breakpoint
CREATE TYPE "public"."role" AS ENUM('admin', 'kitchen_worker', 'courier', 'user');--> statement-breakpoint
CREATE TYPE "public"."picture_status" AS ENUM('processing', 'ready', 'failed');--> statement-breakpoint
CREATE TYPE "public"."points_reason" AS ENUM('order_paid', 'referral', 'welcome', 'order_used', 'order_returned', 'order_taken_back', 'expired', 'admin');--> statement-breakpoint
CREATE TYPE "public"."feedback_kind" AS ENUM('contact', 'business');--> statement-breakpoint
CREATE SEQUENCE "public"."check_out_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"city_id" integer,
	"street" text NOT NULL,
	"house_number" text NOT NULL,
	"apartment_number" text NOT NULL,
	"floor" text NOT NULL,
	"postal_code" text NOT NULL,
	"extra_information" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_emails" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" "link_kind" NOT NULL,
	"user_id" integer,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"referrer_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_accounts" (
	"provider" "social_provider" NOT NULL,
	"subject" text NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "social_accounts_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "additions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "additions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"price_per_day_cents" integer NOT NULL,
	"is_for_unique" boolean DEFAULT false NOT NULL,
	"thumbnail_id" integer
);
--> statement-breakpoint
CREATE TABLE "allergens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "allergens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" jsonb NOT NULL,
	"price_percent" double precision DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calorie_prices" (
	"calorie_id" integer NOT NULL,
	"period_id" integer NOT NULL,
	"price_cents" integer NOT NULL,
	CONSTRAINT "calorie_prices_calorie_id_period_id_pk" PRIMARY KEY("calorie_id","period_id")
);
--> statement-breakpoint
CREATE TABLE "combinations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "combinations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"price_per_day_cents" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "diet_plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "diet_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dish_allergens" (
	"dish_id" integer NOT NULL,
	"allergen_id" integer NOT NULL,
	CONSTRAINT "dish_allergens_dish_id_allergen_id_pk" PRIMARY KEY("dish_id","allergen_id")
);
--> statement-breakpoint
CREATE TABLE "dishes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dishes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"ingredients" jsonb NOT NULL,
	"meal_type" "meal_type" DEFAULT 'undefined' NOT NULL,
	"is_unique" boolean DEFAULT false NOT NULL,
	"is_vegetarian" boolean DEFAULT false NOT NULL,
	"is_vegan" boolean DEFAULT false NOT NULL,
	"is_gluten_free" boolean DEFAULT false NOT NULL,
	"calories" integer NOT NULL,
	"proteins" double precision NOT NULL,
	"fats" double precision NOT NULL,
	"saturates" double precision NOT NULL,
	"carbohydrates" double precision NOT NULL,
	"sugars" double precision NOT NULL,
	"salt" double precision NOT NULL,
	"weight_grams" integer NOT NULL,
	"picture_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meal_kit_calories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "meal_kit_calories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"meal_kit_id" integer NOT NULL,
	"kcal" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meal_kit_combinations" (
	"meal_kit_id" integer NOT NULL,
	"combination_id" integer NOT NULL,
	CONSTRAINT "meal_kit_combinations_meal_kit_id_combination_id_pk" PRIMARY KEY("meal_kit_id","combination_id")
);
--> statement-breakpoint
CREATE TABLE "meal_kit_diet_plans" (
	"meal_kit_id" integer NOT NULL,
	"diet_plan_id" integer NOT NULL,
	CONSTRAINT "meal_kit_diet_plans_meal_kit_id_diet_plan_id_pk" PRIMARY KEY("meal_kit_id","diet_plan_id")
);
--> statement-breakpoint
CREATE TABLE "meal_kit_dishes" (
	"meal_kit_id" integer NOT NULL,
	"dish_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "meal_kit_dishes_meal_kit_id_dish_id_pk" PRIMARY KEY("meal_kit_id","dish_id")
);
--> statement-breakpoint
CREATE TABLE "meal_kit_periods" (
	"meal_kit_id" integer NOT NULL,
	"period_id" integer NOT NULL,
	CONSTRAINT "meal_kit_periods_meal_kit_id_period_id_pk" PRIMARY KEY("meal_kit_id","period_id")
);
--> statement-breakpoint
CREATE TABLE "meal_kit_pictures" (
	"meal_kit_id" integer NOT NULL,
	"picture_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "meal_kit_pictures_meal_kit_id_picture_id_pk" PRIMARY KEY("meal_kit_id","picture_id")
);
--> statement-breakpoint
CREATE TABLE "meal_kits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "meal_kits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" jsonb NOT NULL,
	"tagline" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"traits" jsonb NOT NULL,
	"is_unique" boolean DEFAULT false NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"is_recommended" boolean DEFAULT false NOT NULL,
	"price_cents" integer,
	"discount_type" "discount_type",
	"discount_amount" double precision,
	"proteins_percent" integer NOT NULL,
	"fats_percent" integer NOT NULL,
	"carbohydrates_percent" integer NOT NULL,
	"meals" "meal_type"[] NOT NULL,
	"menu_type_id" integer,
	"thumbnail_id" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu_dishes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "menu_dishes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"menu_id" integer NOT NULL,
	"weekday" integer NOT NULL,
	"meal" "meal_type" NOT NULL,
	"dish_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu_types" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "menu_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menus" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "menus_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"menu_type_id" integer NOT NULL,
	"week_start" date NOT NULL,
	"days_amount" integer DEFAULT 7 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "periods" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "periods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"days" integer NOT NULL,
	CONSTRAINT "periods_days_unique" UNIQUE("days")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "check_outs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "check_outs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text DEFAULT nextval('check_out_number')::text NOT NULL,
	"type" "order_type" NOT NULL,
	"status" "check_out_status" NOT NULL,
	"status_before" "check_out_status",
	"payment_type" "payment_type" NOT NULL,
	"payable_since" timestamp with time zone NOT NULL,
	"user_id" integer,
	"locale" "locale" NOT NULL,
	"city_id" integer,
	"city_name" jsonb NOT NULL,
	"start_date" date NOT NULL,
	"last_date" date NOT NULL,
	"working_days_only" boolean NOT NULL,
	"delivery_day_before" boolean NOT NULL,
	"buyer" jsonb NOT NULL,
	"buyer_email" text NOT NULL,
	"delivery_method" "delivery_method" NOT NULL,
	"delivery_time" jsonb,
	"kits_cents" integer NOT NULL,
	"code_discount_cents" integer NOT NULL,
	"points_used" integer NOT NULL,
	"points_discount_cents" integer NOT NULL,
	"delivery_cents" integer NOT NULL,
	"delivery_discount_cents" integer NOT NULL,
	"vat_kits_percent" double precision NOT NULL,
	"vat_delivery_percent" double precision NOT NULL,
	"vat_kits_cents" integer NOT NULL,
	"vat_delivery_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"codes" jsonb NOT NULL,
	"code_ids" integer[] NOT NULL,
	"idempotency_key" text,
	"advertising" jsonb,
	"agreed_terms_at" timestamp with time zone,
	"agreed_contacts_at" timestamp with time zone,
	"restores" integer DEFAULT 0 NOT NULL,
	"paying_until" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "check_outs_number_unique" UNIQUE("number"),
	CONSTRAINT "check_outs_idempotencyKey_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"day" date NOT NULL,
	"status" "delivery_status" DEFAULT 'planned' NOT NULL,
	"list_cents" integer NOT NULL,
	"discount_cents" integer NOT NULL,
	"points" integer NOT NULL,
	"points_cents" integer NOT NULL,
	"delivery_cents" integer NOT NULL,
	"paid_cents" integer NOT NULL,
	CONSTRAINT "deliveries_day" UNIQUE("order_id","day")
);
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"series" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"check_out_id" integer NOT NULL,
	"kind" "invoice_kind" NOT NULL,
	"series" text NOT NULL,
	"number" integer NOT NULL,
	"document" jsonb NOT NULL,
	"total_cents" integer NOT NULL,
	"refund_task_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_number" UNIQUE("series","number")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"check_out_id" integer NOT NULL,
	"status" "order_status" NOT NULL,
	"status_before" "order_status",
	"orderable_type" "orderable_type" NOT NULL,
	"meal_kit_id" integer,
	"calorie_id" integer,
	"period_id" integer,
	"combination_id" integer,
	"item" jsonb NOT NULL,
	"amount" integer NOT NULL,
	"days" integer NOT NULL,
	"day_price_cents" integer NOT NULL,
	"kit_price_cents" integer NOT NULL,
	"allergen_extra_cents" integer NOT NULL,
	"kit_discount_cents" integer NOT NULL,
	"additions_cents" integer NOT NULL,
	"item_total_cents" integer NOT NULL,
	"code_discount_cents" integer NOT NULL,
	"points_used" integer NOT NULL,
	"points_discount_cents" integer NOT NULL,
	"paid_cents" integer NOT NULL,
	"paper_bag" boolean NOT NULL,
	"to_return_cents" integer DEFAULT 0 NOT NULL,
	"returned_cents" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"check_out_id" integer NOT NULL,
	"uuid" text NOT NULL,
	"reference" text NOT NULL,
	"status" "payment_status" NOT NULL,
	"amount_cents" integer NOT NULL,
	"received_cents" integer,
	"payment_url" text,
	"option" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund_tasks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"check_out_id" integer NOT NULL,
	"payment_id" integer,
	"reason" "refund_reason" NOT NULL,
	"status" "refund_status" NOT NULL,
	"due_cents" integer NOT NULL,
	"kits_cents" integer DEFAULT 0 NOT NULL,
	"delivery_cents" integer DEFAULT 0 NOT NULL,
	"returned_cents" integer,
	"idempotency_key" uuid NOT NULL,
	"refund_uuid" text,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"returned_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "blog_article_pictures" (
	"blog_article_id" integer NOT NULL,
	"picture_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "blog_article_pictures_blog_article_id_picture_id_pk" PRIMARY KEY("blog_article_id","picture_id")
);
--> statement-breakpoint
CREATE TABLE "blog_articles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" jsonb NOT NULL,
	"excerpt" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"pre_order_message" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_prices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"is_for_unique" boolean NOT NULL,
	"day_kind" "day_kind" NOT NULL,
	"price_cents" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_times" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_times_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"city_id" integer NOT NULL,
	"from_time" text NOT NULL,
	"to_time" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "faq_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"section_id" integer NOT NULL,
	"question" jsonb NOT NULL,
	"answer" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq_sections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "faq_sections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"picture_id" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pages_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "vat_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vat_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" "vat_type" NOT NULL,
	"percentage" double precision NOT NULL,
	"valid_from" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"remember" boolean DEFAULT false NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"role" "role" DEFAULT 'user' NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"locale" "locale" DEFAULT 'lt' NOT NULL,
	"email_verified_at" timestamp with time zone,
	"notifications" jsonb DEFAULT '{"deliveryReminders":true,"weeklyMenu":false,"offers":false}'::jsonb NOT NULL,
	"referral_code" text NOT NULL,
	"totp_secret" text,
	"totp_since" timestamp with time zone,
	"totp_last_step" integer,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_referralCode_unique" UNIQUE("referral_code")
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"folder" text NOT NULL,
	"alt" jsonb NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text NOT NULL,
	"status" "picture_status" DEFAULT 'processing' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pictures_folder_unique" UNIQUE("folder")
);
--> statement-breakpoint
CREATE TABLE "calendar_days" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calendar_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"city_id" integer,
	"is_closed" boolean NOT NULL,
	"is_holiday" boolean NOT NULL,
	CONSTRAINT "calendar_days_day" UNIQUE NULLS NOT DISTINCT("day","city_id")
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"items" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "code_uses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "code_uses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code_id" integer NOT NULL,
	"buyer" text NOT NULL,
	"check_out_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "discount_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "discount_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"discount_id" integer NOT NULL,
	"code" text NOT NULL,
	"type" "discount_type" NOT NULL,
	"amount" double precision NOT NULL,
	"apply_to_cart" boolean NOT NULL,
	"is_free_delivery" boolean NOT NULL,
	"meal_kits" jsonb NOT NULL,
	"city_ids" integer[] NOT NULL,
	"multiple_codes_allowed" boolean NOT NULL,
	"multiple_use_in_order" boolean NOT NULL,
	"uses_limit" integer,
	"uses_per_buyer" integer,
	"uses_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "discount_codes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "discounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "discounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "points_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "points_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reason" "points_reason" NOT NULL,
	"points" integer NOT NULL,
	"expires_at" timestamp with time zone,
	"check_out_id" integer,
	"cause" text,
	CONSTRAINT "points_entries_cause_unique" UNIQUE("cause")
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"meal_kit_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"is_reduced" boolean NOT NULL,
	"prices" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" integer,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"plain" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"advertising" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deletion_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deletion_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text,
	"email_hash" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "deletion_requests_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "feedbacks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedbacks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" "feedback_kind" NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"message" text NOT NULL,
	"business_name" text DEFAULT '' NOT NULL,
	"business_code" text DEFAULT '' NOT NULL,
	"business_workers_count" integer,
	"is_handled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referrer_id_users_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_accounts" ADD CONSTRAINT "social_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "additions" ADD CONSTRAINT "additions_thumbnail_id_pictures_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calorie_prices" ADD CONSTRAINT "calorie_prices_calorie_id_meal_kit_calories_id_fk" FOREIGN KEY ("calorie_id") REFERENCES "public"."meal_kit_calories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calorie_prices" ADD CONSTRAINT "calorie_prices_period_id_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."periods"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dish_allergens" ADD CONSTRAINT "dish_allergens_dish_id_dishes_id_fk" FOREIGN KEY ("dish_id") REFERENCES "public"."dishes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dish_allergens" ADD CONSTRAINT "dish_allergens_allergen_id_allergens_id_fk" FOREIGN KEY ("allergen_id") REFERENCES "public"."allergens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dishes" ADD CONSTRAINT "dishes_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_kit_calories" ADD CONSTRAINT "meal_kit_calories_meal_kit_id_meal_kits_id_fk" FOREIGN KEY ("meal_kit_id") REFERENCES "public"."meal_kits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_kit_combinations" ADD CONSTRAINT "meal_kit_combinations_meal_kit_id_meal_kits_id_fk" FOREIGN KEY ("meal_kit_id") REFERENCES "public"."meal_kits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_kit_combinations" ADD CONSTRAINT "meal_kit_combinations_combination_id_combinations_id_fk" FOREIGN KEY ("combination_id") REFERENCES "public"."combinations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_kit_diet_plans" ADD CONSTRAINT "meal_kit_diet_plans_meal_kit_id_meal_kits_id_fk" FOREIGN KEY ("meal_kit_id") REFERENCES "public"."meal_kits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_kit_diet_plans" ADD CONSTRAINT "meal_kit_diet_plans_diet_plan_id_diet_plans_id_fk" FOREIGN KEY ("diet_plan_id") REFERENCES "public"."diet_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_kit_dishes" ADD CONSTRAINT "meal_kit_dishes_meal_kit_id_meal_kits_id_fk" FOREIGN KEY ("meal_kit_id") REFERENCES "public"."meal_kits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_kit_dishes" ADD CONSTRAINT "meal_kit_dishes_dish_id_dishes_id_fk" FOREIGN KEY ("dish_id") REFERENCES "public"."dishes"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_kit_periods" ADD CONSTRAINT "meal_kit_periods_meal_kit_id_meal_kits_id_fk" FOREIGN KEY ("meal_kit_id") REFERENCES "public"."meal_kits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_kit_periods" ADD CONSTRAINT "meal_kit_periods_period_id_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."periods"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_kit_pictures" ADD CONSTRAINT "meal_kit_pictures_meal_kit_id_meal_kits_id_fk" FOREIGN KEY ("meal_kit_id") REFERENCES "public"."meal_kits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_kit_pictures" ADD CONSTRAINT "meal_kit_pictures_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_kits" ADD CONSTRAINT "meal_kits_menu_type_id_menu_types_id_fk" FOREIGN KEY ("menu_type_id") REFERENCES "public"."menu_types"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_kits" ADD CONSTRAINT "meal_kits_thumbnail_id_pictures_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_dishes" ADD CONSTRAINT "menu_dishes_menu_id_menus_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_dishes" ADD CONSTRAINT "menu_dishes_dish_id_dishes_id_fk" FOREIGN KEY ("dish_id") REFERENCES "public"."dishes"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menus" ADD CONSTRAINT "menus_menu_type_id_menu_types_id_fk" FOREIGN KEY ("menu_type_id") REFERENCES "public"."menu_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_outs" ADD CONSTRAINT "check_outs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_outs" ADD CONSTRAINT "check_outs_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_check_out_id_check_outs_id_fk" FOREIGN KEY ("check_out_id") REFERENCES "public"."check_outs"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_refund_task_id_refund_tasks_id_fk" FOREIGN KEY ("refund_task_id") REFERENCES "public"."refund_tasks"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_check_out_id_check_outs_id_fk" FOREIGN KEY ("check_out_id") REFERENCES "public"."check_outs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_meal_kit_id_meal_kits_id_fk" FOREIGN KEY ("meal_kit_id") REFERENCES "public"."meal_kits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_check_out_id_check_outs_id_fk" FOREIGN KEY ("check_out_id") REFERENCES "public"."check_outs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_tasks" ADD CONSTRAINT "refund_tasks_check_out_id_check_outs_id_fk" FOREIGN KEY ("check_out_id") REFERENCES "public"."check_outs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_tasks" ADD CONSTRAINT "refund_tasks_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_article_pictures" ADD CONSTRAINT "blog_article_pictures_blog_article_id_blog_articles_id_fk" FOREIGN KEY ("blog_article_id") REFERENCES "public"."blog_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_article_pictures" ADD CONSTRAINT "blog_article_pictures_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_times" ADD CONSTRAINT "delivery_times_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_items" ADD CONSTRAINT "faq_items_section_id_faq_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."faq_sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_days" ADD CONSTRAINT "calendar_days_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_uses" ADD CONSTRAINT "code_uses_code_id_discount_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."discount_codes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_codes" ADD CONSTRAINT "discount_codes_discount_id_discounts_id_fk" FOREIGN KEY ("discount_id") REFERENCES "public"."discounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_entries" ADD CONSTRAINT "points_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_meal_kit_id_meal_kits_id_fk" FOREIGN KEY ("meal_kit_id") REFERENCES "public"."meal_kits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_user" ON "addresses" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("user_id") WHERE "addresses"."is_default";--> statement-breakpoint
CREATE INDEX "links_user" ON "links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "links_expires" ON "links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "referrals_referrer" ON "referrals" USING btree ("referrer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "social_accounts_one_each" ON "social_accounts" USING btree ("user_id","provider");--> statement-breakpoint
CREATE UNIQUE INDEX "meal_kit_calories_kcal" ON "meal_kit_calories" USING btree ("meal_kit_id","kcal");--> statement-breakpoint
CREATE UNIQUE INDEX "menu_dishes_slot" ON "menu_dishes" USING btree ("menu_id","weekday","meal","dish_id");--> statement-breakpoint
CREATE INDEX "menu_dishes_dish" ON "menu_dishes" USING btree ("dish_id");--> statement-breakpoint
CREATE UNIQUE INDEX "menus_week" ON "menus" USING btree ("menu_type_id","week_start");--> statement-breakpoint
CREATE INDEX "check_outs_user" ON "check_outs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "check_outs_email" ON "check_outs" USING btree ("buyer_email");--> statement-breakpoint
CREATE INDEX "check_outs_status" ON "check_outs" USING btree ("status","payable_since");--> statement-breakpoint
CREATE INDEX "deliveries_by_day" ON "deliveries" USING btree ("day");--> statement-breakpoint
CREATE INDEX "invoices_check_out" ON "invoices" USING btree ("check_out_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_each" ON "invoices" USING btree ("check_out_id") WHERE "invoices"."kind" = 'invoice';--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_credit" ON "invoices" USING btree ("refund_task_id");--> statement-breakpoint
CREATE INDEX "orders_check_out" ON "orders" USING btree ("check_out_id");--> statement-breakpoint
CREATE INDEX "orders_meal_kit" ON "orders" USING btree ("meal_kit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_uuid" ON "payments" USING btree ("uuid") WHERE "payments"."status" <> 'declined';--> statement-breakpoint
CREATE INDEX "payments_check_out" ON "payments" USING btree ("check_out_id");--> statement-breakpoint
CREATE INDEX "payments_reference" ON "payments" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("status","checked_at");--> statement-breakpoint
CREATE INDEX "refund_tasks_check_out" ON "refund_tasks" USING btree ("check_out_id");--> statement-breakpoint
CREATE INDEX "refund_tasks_status" ON "refund_tasks" USING btree ("status");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_tasks_once" ON "refund_tasks" USING btree ("payment_id") WHERE "refund_tasks"."reason" <> 'cancellation';--> statement-breakpoint
CREATE INDEX "rate_limits_ends_at" ON "rate_limits" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "code_uses_buyer" ON "code_uses" USING btree ("code_id","buyer");--> statement-breakpoint
CREATE UNIQUE INDEX "code_uses_once" ON "code_uses" USING btree ("check_out_id","code_id") WHERE "code_uses"."released_at" is null;--> statement-breakpoint
CREATE INDEX "discount_codes_discount" ON "discount_codes" USING btree ("discount_id");--> statement-breakpoint
CREATE INDEX "points_entries_user" ON "points_entries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "price_history_kit" ON "price_history" USING btree ("meal_kit_id");--> statement-breakpoint
CREATE INDEX "audit_entity" ON "audit_entries" USING btree ("entity","entity_id");--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "feedbacks_email" ON "feedbacks" USING btree ("email");