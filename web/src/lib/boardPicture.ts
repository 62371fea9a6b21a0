/** A picture of the board as it lies, made in the browser: its own elements and styles in an SVG, painted on a canvas. */

const CAPTION = 44;

/** The board's styles, with the letters it is set in: a picture may load nothing. */
async function styles(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const letters = rules.filter((rule) => rule instanceof CSSFontFaceRule).filter(isUsed);
  const others = rules.filter((rule) => !(rule instanceof CSSFontFaceRule));
  const embedded = await Promise.all(letters.map(embed));
  return [...embedded, ...others.map((rule) => rule.cssText)].join('\n');
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

/** The whole window as an SVG with nothing in it but the board, so that every style holds as it does on the page. */
async function drawing(board: HTMLElement, box: DOMRect): Promise<HTMLImageElement> {
  const { innerWidth: width, innerHeight: height } = window;
  const page = document.createElement('div');
  const body = getComputedStyle(document.body);
  page.setAttribute(
    'style',
    `position:absolute;left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px;` +
      `font:${body.font};color:${body.color};background:${body.backgroundColor}`,
  );
  const style = document.createElement('style');
  style.textContent = await styles();
  const accent = getComputedStyle(board).getPropertyValue('--accent');
  page.style.setProperty('--accent', accent);
  page.append(style, board.cloneNode(true));
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
  const image = await drawing(board, box);
  const scale = 2;
  const canvas = document.createElement('canvas');
  canvas.width = box.width * scale;
  canvas.height = (box.height + CAPTION) * scale;
  const paper = canvas.getContext('2d')!;
  paper.scale(scale, scale);
  paper.fillStyle = '#080d24';
  paper.fillRect(0, 0, box.width, box.height + CAPTION);
  paper.drawImage(image, box.x, box.y, box.width, box.height, 0, 0, box.width, box.height);
  paper.fillStyle = '#f6efdc';
  paper.font = '600 17px Lora, Georgia, serif';
  paper.textBaseline = 'middle';
  paper.fillText(caption, 16, box.height + CAPTION / 2, box.width - 32);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('an empty picture'))), 'image/png'),
  );
}
