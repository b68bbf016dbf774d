import { expect, type Locator, type Page } from '@playwright/test';

/** A player's hands: the same moves by mouse or by keyboard, so that one script plays both ways. */
export interface Hands {
  readonly page: Page;
  press(button: Locator): Promise<void>;
  fill(field: Locator, text: string): Promise<void>;
  /** Chooses in a list the first entry that begins so. */
  choose(list: Locator, label: string): Promise<void>;
}

const ready = (button: Locator) => expect(button).not.toHaveAttribute('aria-disabled', 'true');

export class Mouse implements Hands {
  constructor(readonly page: Page) {}

  async press(button: Locator): Promise<void> {
    await ready(button);
    await button.click();
  }
  async fill(field: Locator, text: string): Promise<void> {
    await field.fill(text);
  }
  async choose(list: Locator, label: string): Promise<void> {
    await expect(list).toBeVisible();
    const labels = await list.locator('option').allTextContents();
    const full = labels.find((one) => one.startsWith(label));
    if (full === undefined) throw new Error(`no “${label}” among ${labels.join(' | ')}`);
    await list.selectOption({ label: full });
  }
}

/** Tab, Enter, letters: the mouse is never touched. */
export class Keys implements Hands {
  constructor(readonly page: Page) {}

  /** By the key that stands on the button, else by walking to it. */
  async press(button: Locator): Promise<void> {
    await ready(button);
    const key = await button.getAttribute('aria-keyshortcuts');
    if (key !== null) await this.page.keyboard.press(spelled(key));
    else {
      await this.walkTo(button);
      await this.page.keyboard.press('Enter');
    }
  }
  async fill(field: Locator, text: string): Promise<void> {
    await this.walkTo(field);
    await this.page.keyboard.press('Control+A');
    await this.page.keyboard.type(text);
  }
  async choose(list: Locator, label: string): Promise<void> {
    await this.walkTo(list);
    // Letters alone don't tell two entries apart that begin alike; arrows come by every one.
    const count = await list.locator('option').count();
    const chosen = list.locator('option:checked');
    await this.page.keyboard.press('Home');
    for (let n = 0; n < count && !(await chosen.textContent())?.startsWith(label); n++)
      await this.page.keyboard.press('ArrowDown');
    await expect(list.locator('option:checked')).toContainText(label);
  }

  /** Tab until it has the focus. */
  private async walkTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    const far = await target.evaluate(tabsTo);
    for (let k = 0; k < Math.abs(far); k++) await this.page.keyboard.press(far > 0 ? 'Tab' : 'Shift+Tab');
    for (let steps = 0; steps < 200; steps++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`the keyboard never comes to ${target}`);
  }
}

/** About how many Tabs lead from what has the focus to an element, by their order in the page; back where that is nearer. */
function tabsTo(target: Element): number {
  const stops = [
    ...document.querySelectorAll('button, input, select, textarea, summary, a[href], [tabindex="0"]'),
  ].filter((stop) => stop.checkVisibility() && !stop.matches(':disabled, [tabindex="-1"]'));
  const from = document.activeElement ? stops.indexOf(document.activeElement) : -1;
  return Math.max(0, stops.indexOf(target)) - from;
}

/** `Ctrl+Enter` as Playwright writes it; letters without Shift. */
const spelled = (key: string): string =>
  key
    .split('+')
    .map((part) => (part === 'Ctrl' ? 'Control' : part.length === 1 ? part.toLowerCase() : part))
    .join('+');
