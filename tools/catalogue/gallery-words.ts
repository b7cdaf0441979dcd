/** The words of the gallery's own pages. */
export interface GalleryWords {
  readonly language: string;
  readonly title: string;
  readonly lead: string;
  readonly widgets: string;
  readonly examples: string;
  readonly documents: string;
  readonly common: string;
  readonly notes: string;
  readonly states: string;
  readonly reference: string;
  readonly alone: string;
  readonly copy: string;
  readonly copied: string;
  readonly selected: string;
  readonly check: string;
  /** What a reader has to know about files in place of a server, each in Markdown. */
  readonly ofFiles: readonly string[];
  /** What a file cannot answer of a call, by the name of the call. */
  readonly ofCalls: Readonly<Record<string, string>>;
}

export const english: GalleryWords = {
  language: 'English',
  title: 'Catalogue',
  lead: 'Every widget in each of its states, with the HTML to copy and its reference.',
  widgets: 'Widgets',
  examples: 'Examples',
  documents: 'Documents',
  common: 'Widgets: what all have in common',
  notes: 'How these pages work',
  states: 'States',
  reference: 'Reference',
  alone: 'Open it alone',
  copy: 'Copy',
  copied: 'Copied',
  selected: 'Selected: press Ctrl+C',
  check: 'Check',
  ofFiles: [
    'They need the folder of the package and any server of files, nothing else: `python3 -m http.server`, for example.',
    'Your theme: put your stylesheet in place of `theme.css` in this folder. Every state links it last.',
    'Each page is under the production policy by a `<meta>` tag. What works only as a header, such as `frame-ancestors`, is left out.',
    'Files answer the calls. Answers that come late, and 10,000 entries, are not here.',
    'Opened from a disk, without a server: what is in the page is drawn. Nothing can be fetched, links and pictures that data name are left out, and the frames keep one height; browsers demand it.',
    'Pictures, films and texts are samples. Links of the samples to pages of a site lead nowhere.',
  ],
  ofCalls: {
    search: 'One file answers every search here: all tabs show the same results, on one page.',
    signup: 'Most servers of files take no sign-ups: sending shows the error.',
  },
};

const german: GalleryWords = {
  language: 'Deutsch',
  title: 'Katalog',
  lead: 'Jedes Widget in jedem seiner Zustände, mit dem HTML zum Kopieren und seiner Referenz.',
  widgets: 'Widgets',
  examples: 'Beispiele',
  documents: 'Dokumente (Englisch)',
  common: 'Widgets: was allen gemeinsam ist',
  notes: 'So funktionieren diese Seiten',
  states: 'Zustände',
  reference: 'Referenz',
  alone: 'Einzeln öffnen',
  copy: 'Kopieren',
  copied: 'Kopiert',
  selected: 'Ausgewählt: Strg+C drücken',
  check: 'Prüfen',
  ofFiles: [
    'Sie brauchen den Ordner des Pakets und irgendeinen Dateiserver, sonst nichts: zum Beispiel `python3 -m http.server`.',
    'Ihr Theme: Legen Sie Ihr Stylesheet an die Stelle von `theme.css` im Ordner des Katalogs. Jeder Zustand bindet es zuletzt ein.',
    'Jede Seite steht durch ein `<meta>`-Tag unter der Richtlinie, die in Produktion gilt. Was nur als Header wirkt, etwa `frame-ancestors`, fehlt.',
    'Dateien beantworten die Aufrufe. Späte Antworten und 10.000 Einträge gibt es hier nicht.',
    'Von der Festplatte geöffnet, ohne Server: Was in der Seite steht, wird gezeichnet. Nichts kann abgerufen werden, Links und Bilder aus Daten fehlen, und die Rahmen behalten eine Höhe; Browser verlangen das.',
    'Bilder, Filme und Texte sind Muster, die Texte der Beispiele und die Referenz auf Englisch. Links der Muster auf Seiten einer Website führen nirgendwohin.',
  ],
  ofCalls: {
    search:
      'Eine Datei beantwortet hier jede Suche: Alle Tabs zeigen dieselben Treffer, auf einer Seite.',
    signup: 'Die meisten Dateiserver nehmen keine Anmeldungen an: Absenden zeigt den Fehler.',
  },
};

const arabic: GalleryWords = {
  language: 'العربية',
  title: 'الدليل',
  lead: 'كل أداة في كل حالة من حالاتها، مع شيفرة HTML للنسخ ومرجعها.',
  widgets: 'الأدوات',
  examples: 'أمثلة',
  documents: 'الوثائق (بالإنجليزية)',
  common: 'الأدوات: ما يجمعها',
  notes: 'كيف تعمل هذه الصفحات',
  states: 'الحالات',
  reference: 'المرجع',
  alone: 'فتحها وحدها',
  copy: 'نسخ',
  copied: 'تم النسخ',
  selected: 'تم التحديد: اضغط Ctrl+C',
  check: 'فحص',
  ofFiles: [
    'تحتاج إلى مجلد الحزمة وأي خادم ملفات، لا أكثر: مثل `python3 -m http.server`.',
    'مظهر موقعك: ضع ورقة أنماطك مكان `theme.css` في مجلد الدليل. كل حالة تربطها أخيرًا.',
    'تخضع كل صفحة لسياسة الإنتاج بوسم `<meta>`. وما لا يعمل إلا ترويسةً، مثل `frame-ancestors`، متروك.',
    'تجيب الملفات عن الاستدعاءات. لا توجد هنا إجابات متأخرة ولا 10,000 عنصر.',
    'عند الفتح من القرص بلا خادم يُرسم ما في الصفحة. لا يمكن جلب شيء، وتُترك الروابط والصور التي تسميها البيانات، وتبقى الأطر بارتفاع واحد؛ فالمتصفحات تفرض ذلك.',
    'الصور والأفلام والنصوص نماذج، ونصوص الأمثلة والمرجع بالإنجليزية. وروابط النماذج إلى صفحات موقع لا تؤدي إلى شيء.',
  ],
  ofCalls: {
    search: 'يجيب ملف واحد هنا عن كل بحث: تعرض كل الألسنة النتائج نفسها في صفحة واحدة.',
    signup: 'معظم خوادم الملفات لا تقبل الاشتراكات: الإرسال يعرض الخطأ.',
  },
};

/** The words by the language of a page, English first. */
export const galleryWords = { en: english, de: german, ar: arabic } as const;
