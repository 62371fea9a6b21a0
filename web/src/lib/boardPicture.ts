/** A picture of the board as it lies, made in the browser: its own elements and styles in an SVG, painted on a canvas. */

const CAPTION = 44;

/** The board's styles, with the letters it is set in: a picture may load nothing. */
async function styles(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const letters = rules.filter((rule) => rule instanceof CSSFontFaceRule).filter(isUsed);
  const others = rules.filter((rule) => !(rule instanceof CSSFontFaceRule));
  const embedded = await Promise.all(letters.map(embed));
  return [...embedded, ...others.map((rule) => rule.cssText), STILL].join('\n');
}

/** Whether letters of that face are on the page. */
function isUsed({ style }: CSSFontFaceRule): boolean {
  const unquoted = (name: string) => name.replace(/["']/g, '');
  const [family, range] = ['font-family', 'unicode-range'].map((name) => unquoted(style.getPropertyValue(name)));
  return [...document.fonts].some(
    (face) => face.status === 'loaded' && unquoted(face.family) === family && (!range || face.unicodeRange === range),
  );
}

async function embed(rule: CSSFontFaceRule): Promise<string> {
  const source = /url\(["']?([^"')]+)["']?\)/.exec(rule.style.getPropertyValue('src'))?.[1];
  if (!source) return '';
  const file = await fetch(new URL(source, rule.parentStyleSheet?.href ?? location.href));
  return rule.cssText.replace(source, await dataAddress(await file.blob()));
}

const dataAddress = (blob: Blob): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(reader.error!);
    reader.readAsDataURL(blob);
  });

/** In a picture nothing comes or goes: what would still be on its way in is there. */
const STILL = '*, ::before, ::after { animation: none !important; transition: none !important }';

/** The board as it lies: what is scrolled in it stays where it is, which a copy alone would forget. */
function copied(board: HTMLElement): Node {
  const copy = board.cloneNode(true) as HTMLElement;
  const parts = copy.querySelectorAll<HTMLElement>('*');
  board.querySelectorAll<HTMLElement>('*').forEach(({ scrollLeft, scrollTop }, i) => {
    const part = parts[i];
    if (!part || (!scrollLeft && !scrollTop)) return;
    part.style.overflow = 'hidden';
    for (const child of part.children)
      if (child instanceof HTMLElement) child.style.translate = `${-scrollLeft}px ${-scrollTop}px`;
  });
  return copy;
}

/** A window as an SVG with nothing in it but the board, so that every style holds as it does on the page: as large as the page's, and what is seen through it begins so far down the board. */
async function drawing(board: HTMLElement, box: DOMRect, looks: string, down: number): Promise<HTMLImageElement> {
  const { innerWidth: width, innerHeight: height } = window;
  const page = document.createElement('div');
  const body = getComputedStyle(document.body);
  page.setAttribute(
    'style',
    `position:absolute;left:0;top:${-down}px;width:${box.width}px;height:${box.height}px;` +
      `font:${body.font};color:${body.color};background:${body.backgroundColor}`,
  );
  const style = document.createElement('style');
  style.textContent = looks;
  const accent = getComputedStyle(board).getPropertyValue('--accent');
  page.style.setProperty('--accent', accent);
  page.append(style, copied(board));
  const inside = new XMLSerializer().serializeToString(page);
  const fontSize = getComputedStyle(document.documentElement).fontSize;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" class="still" width="${width}" height="${height}" style="font-size:${fontSize}">` +
    `<foreignObject width="100%" height="100%">${inside}</foreignObject></svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** The board as a PNG, twice as fine as the screen, over a line that says what it shows. */
export async function boardPicture(board: HTMLElement, caption: string): Promise<Blob> {
  const box = board.getBoundingClientRect();
  const scale = 2;
  const canvas = document.createElement('canvas');
  canvas.width = box.width * scale;
  canvas.height = (box.height + CAPTION) * scale;
  const paper = canvas.getContext('2d')!;
  paper.scale(scale, scale);
  paper.fillStyle = '#080d24';
  paper.fillRect(0, 0, box.width, box.height + CAPTION);
  const looks = await styles();
  // A board taller than the window is painted a window at a time, wherever the page is scrolled to.
  for (let down = 0; down < box.height; down += innerHeight) {
    const height = Math.min(innerHeight, box.height - down);
    const image = await drawing(board, box, looks, down);
    paper.drawImage(image, 0, 0, box.width, height, 0, down, box.width, height);
  }
  paper.fillStyle = '#f6efdc';
  paper.font = '600 17px Lora, Georgia, serif';
  paper.textBaseline = 'middle';
  paper.fillText(caption, 16, box.height + CAPTION / 2, box.width - 32);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('an empty picture'))), 'image/png'),
  );
}
