import { expect, type Locator, type Page } from '@playwright/test';

/** What an admin does with any list of things, by the labels of its form. */
export type Admin = {
  openList(path: string): Promise<void>;
  /** A row by its name. */
  row(name: string): Locator;
  /** The panel over the list. */
  panel(name: string | RegExp): Locator;
  find(words: string): Promise<void>;
  create(button: string, fields: Fields): Promise<void>;
  edit(name: string, fields: Fields): Promise<void>;
  /** Asks to delete it, and says yes. */
  remove(name: string): Promise<void>;
  /** The small window that says what was done. */
  isTold(text: string): Promise<void>;
};

/** By label: a text to type, an option to choose by its name, a box to tick or not. */
export type Fields = Readonly<Record<string, string | boolean>>;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What has to be filled in says so behind its label. */
export const fieldIn = (panel: Locator, label: string): Locator =>
  panel.getByLabel(new RegExp(`^${escaped(label)}( \\*)?$`));

const fill = async (panel: Locator, fields: Fields): Promise<void> => {
  for (const [label, value] of Object.entries(fields)) {
    const field = fieldIn(panel, label);
    if (typeof value === 'boolean') await field.setChecked(value);
    else if ((await field.evaluate((element) => element.tagName)) === 'SELECT')
      await field.selectOption({ label: value });
    else await field.fill(value);
  }
};

export const adminOn = (page: Page): Admin => {
  const row = (name: string) => page.getByRole('row', { name });
  const panel = (name: string | RegExp) => page.getByRole('dialog', { name });
  const open = async (name: string): Promise<Locator> => {
    // All of the row leads to it.
    await row(name).click();
    const opened = panel(name);
    await expect(opened).toBeVisible();
    return opened;
  };
  return {
    openList: async (path) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
      );
    },
    row,
    panel,
    find: (words) => page.getByRole('searchbox').fill(words),
    create: async (button, fields) => {
      await page.getByRole('link', { name: button }).click();
      const opened = panel(button);
      await fill(opened, fields);
      await opened.getByRole('button', { name: 'Sukurti' }).click();
    },
    edit: async (name, fields) => {
      const opened = await open(name);
      await fill(opened, fields);
      await opened.getByRole('button', { name: 'Išsaugoti' }).click();
    },
    remove: async (name) => {
      const opened = await open(name);
      await opened.getByRole('button', { name: 'Ištrinti' }).click();
      await page
        .getByRole('alertdialog', { name: `Ištrinti „${name}“?` })
        .getByRole('button', { name: 'Taip, ištrinti' })
        .click();
    },
    isTold: (text) =>
      expect(page.getByRole('region', { name: 'Pranešimai' }).getByText(text).first()).toBeVisible(),
  };
};
