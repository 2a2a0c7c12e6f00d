CREATE TABLE "addition_allergens" (
	"addition_id" integer NOT NULL,
	"allergen_id" integer NOT NULL,
	CONSTRAINT "addition_allergens_addition_id_allergen_id_pk" PRIMARY KEY("addition_id","allergen_id")
);
--> statement-breakpoint
CREATE TABLE "combination_allergens" (
	"combination_id" integer NOT NULL,
	"allergen_id" integer NOT NULL,
	CONSTRAINT "combination_allergens_combination_id_allergen_id_pk" PRIMARY KEY("combination_id","allergen_id")
);
--> statement-breakpoint
ALTER TABLE "addition_allergens" ADD CONSTRAINT "addition_allergens_addition_id_additions_id_fk" FOREIGN KEY ("addition_id") REFERENCES "public"."additions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addition_allergens" ADD CONSTRAINT "addition_allergens_allergen_id_allergens_id_fk" FOREIGN KEY ("allergen_id") REFERENCES "public"."allergens"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "combination_allergens" ADD CONSTRAINT "combination_allergens_combination_id_combinations_id_fk" FOREIGN KEY ("combination_id") REFERENCES "public"."combinations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "combination_allergens" ADD CONSTRAINT "combination_allergens_allergen_id_allergens_id_fk" FOREIGN KEY ("allergen_id") REFERENCES "public"."allergens"("id") ON DELETE restrict ON UPDATE no action;