import { expect, test } from './table';

test('the page opens and reaches the host', async ({ table, page }) => {
  await table.open(page);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page).toHaveTitle(/Captain/);
});

test('a stranger without the token gets nothing', async ({ table, request }) => {
  const { origin } = new URL(table.address);
  for (const path of ['/', '/index.html', `/${'x'.repeat(32)}/`, `/${'x'.repeat(32)}/index.html`]) {
    const answer = await request.get(`${origin}${path}`);
    expect(answer.status(), path).toBe(403);
    expect(await answer.json()).toMatchObject({ refusal: { code: 'foreign-sender' } });
  }
});

test('the page may load nothing from elsewhere and run no script but its own', async ({
  table,
  page,
  faults,
}) => {
  await table.open(page);
  const policy = (await page.request.get(table.address)).headers()['content-security-policy'];
  expect(policy).toContain("default-src 'none'");
  const outcome = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.intruder = true';
    document.head.append(script);
    const fetched = await fetch('http://127.0.0.1:9/').then(
      () => 'fetched',
      () => 'refused',
    );
    return { ran: Reflect.has(window, 'intruder'), fetched };
  });
  expect(outcome).toEqual({ ran: false, fetched: 'refused' });
  // The two refusals just provoked.
  faults.length = 0;
});
