import { defineConfig, devices } from '@playwright/test';

const chromium = {
  ...devices['Desktop Chrome'],
  launchOptions: {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
  },
};

/** Journeys that change what every visitor sees: they come when all others are done. */
const changesForAll = /(hidden-kit|out-of-season)\.spec\.ts/;

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  // For a small machine that does other things too; a test that waits for nothing takes a second or two.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A browser on such a machine may stumble once; what stumbles twice is broken. What needed its second try is told.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'dot' : 'list',
  globalSetup: './e2e/shop.ts',
  use: {
    locale: 'lt-LT',
    timezoneId: 'Europe/Vilnius',
    trace: 'on-first-retry',
    // Nothing is judged half faded in.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: changesForAll,
      use: { ...chromium, viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: changesForAll,
      grepInvert: /@once/,
      // Every page is walked on a phone too; journeys say themselves if they are for one size only.
      use: { ...chromium, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'alone',
      testMatch: changesForAll,
      dependencies: ['desktop', 'phone'],
      use: { ...chromium, viewport: { width: 1440, height: 900 } },
    },
  ],
});
