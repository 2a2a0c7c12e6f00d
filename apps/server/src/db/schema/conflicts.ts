/**
 * What a form is told of a unique or foreign key violation, which the checks before it could not foresee because another
 * transaction committed meanwhile: by the name of the constraint, the field and the code of what is wrong with it.
 */
export const conflicts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Unique violations.
  christmas_ways_each: { ways: 'already_there' },
  discount_codes_code_unique: { code: 'already_there' },
  meal_kit_calories_kcal: { calories: 'already_there' },
  menu_dishes_slot: { dishId: 'already_there' },
  pages_slug_unique: { slug: 'already_there' },
  periods_days_unique: { days: 'already_there' },
  users_email: { email: 'email_taken' },

  // Foreign key violations: what was chosen has been deleted.
  addition_allergens_allergen_id_allergens_id_fk: { allergenIds: 'unknown_choice' },
  additions_thumbnail_id_pictures_id_fk: { thumbnailId: 'unknown_choice' },
  addresses_city_id_cities_id_fk: { cityId: 'unknown_choice' },
  blog_article_pictures_picture_id_pictures_id_fk: { pictureIds: 'unknown_choice' },
  calendar_days_city_id_cities_id_fk: { cityId: 'unknown_choice' },
  calorie_prices_period_id_periods_id_fk: { periodIds: 'unknown_choice' },
  check_outs_city_id_cities_id_fk: { cityId: 'unknown_choice' },
  christmas_ways_city_id_cities_id_fk: { ways: 'unknown_choice' },
  combination_allergens_allergen_id_allergens_id_fk: { allergenIds: 'unknown_choice' },
  deliveries_city_id_cities_id_fk: { cityId: 'unknown_choice' },
  delivery_times_city_id_cities_id_fk: { cityId: 'unknown_choice' },
  discount_codes_discount_id_discounts_id_fk: { categoryId: 'unknown_choice' },
  dish_allergens_allergen_id_allergens_id_fk: { allergenIds: 'unknown_choice' },
  dishes_picture_id_pictures_id_fk: { pictureId: 'unknown_choice' },
  faq_items_section_id_faq_sections_id_fk: { sectionId: 'unknown_choice' },
  meal_kit_combinations_combination_id_combinations_id_fk: { combinationIds: 'unknown_choice' },
  meal_kit_diet_plans_diet_plan_id_diet_plans_id_fk: { dietPlanIds: 'unknown_choice' },
  meal_kit_dishes_dish_id_dishes_id_fk: { dishIds: 'unknown_choice' },
  meal_kit_periods_period_id_periods_id_fk: { periodIds: 'unknown_choice' },
  meal_kit_pictures_meal_kit_id_meal_kits_id_fk: { mealKitId: 'unknown_choice' },
  meal_kits_menu_type_id_menu_types_id_fk: { menuTypeId: 'unknown_choice' },
  meal_kits_thumbnail_id_pictures_id_fk: { thumbnailId: 'unknown_choice' },
  menu_dishes_dish_id_dishes_id_fk: { dishId: 'unknown_choice' },
  orders_meal_kit_id_meal_kits_id_fk: { items: 'unknown_choice' },
  pages_picture_id_pictures_id_fk: { pictureId: 'unknown_choice' },
};
