/**
 * The blocks in the editor: a form for each, made from the list of their fields, and a live preview.
 * No build: this is what browsers load.
 */
((wp, facts) => {
  const { apiFetch, blockEditor, blocks, components, data, element, htmlEntities, shortcode } = wp;
  const { createElement: h, Fragment, RawHTML, useEffect, useRef, useState } = element;
  const { BlockControls, InnerBlocks, InspectorControls, MediaUpload, MediaUploadCheck } =
    blockEditor;
  const { BaseControl, Button, ColorPalette, Notice, PanelBody, Placeholder } = components;
  const { SelectControl, Spinner, TextareaControl, TextControl, ToggleControl } = components;
  const { ToolbarButton, ToolbarGroup } = components;
  const { words } = facts;
  const prefix = 'private-markets-widgets/';

  // Values

  const isMarkup = (text) => /<\/?[a-z][^<>]*>/i.test(text);

  /** A text as it is meant: saving may have written entities for characters. In markup the others have to stay. */
  function readText(value) {
    if (typeof value !== 'string') return value === undefined ? '' : String(value);
    return isMarkup(value) ? value.replaceAll('&amp;', '&') : htmlEntities.decodeEntities(value);
  }

  function isFilled(value, field) {
    if (value === undefined || value === null) return false;
    if (field.kind === 'rows') return value.some((row) => isWhole(row, field));
    if (field.kind === 'group') return field.fields.some(({ name }) => value[name] !== undefined);
    return String(value).trim() !== '';
  }

  /**
   * The fields with their choices that lead to something on this site, or are filled in by now. Where data stand in the
   * block itself, nothing is asked for, so each choice is good.
   */
  function listOffered(fields, values) {
    const hasData = fields.some(
      (field) => field.kind === 'group' && isFilled(values[field.name], field),
    );
    const isOffered = ({ name, unanswered }, choice) =>
      hasData || !unanswered?.includes(choice) || values[name] === choice;
    const isUsual = ({ isRare, unanswered }) => !isRare && unanswered !== true;
    return fields
      .filter((field) => isUsual(field) || isFilled(values[field.name], field))
      .map((field) =>
        Array.isArray(field.unanswered)
          ? { ...field, choices: field.choices.filter((choice) => isOffered(field, choice)) }
          : field,
      );
  }

  /** Whether one field of each list is filled in; the server decides by the same rule what it draws. */
  function isWhole(values, { fields, needs }) {
    const isThere = (name) =>
      fields.some((field) => field.name === name && isFilled(values[name], field));
    return needs.every((names) => names.some(isThere));
  }

  /** The values with others among them; a field that is emptied is left out. */
  function patch(values, changed) {
    const entries = Object.entries({ ...values, ...changed });
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }

  /** What a file of the media library fills in: its address, and its description or name beside it. */
  function readMedia({ url, alt, title }, field, fields, values) {
    const first = fields.find(({ kind }) => kind === 'text');
    const hasNoName = field.kind === 'file' && first && !values[first.name];
    return {
      [field.name]: url,
      ...(field.alt && alt && { [field.alt]: alt }),
      ...(hasNoName && title && { [first.name]: title }),
    };
  }

  // Fields

  const sayLabel = ({ label, unit }) => (unit ? `${label} (${unit})` : label);

  const capitalize = (word) => word.charAt(0).toUpperCase() + word.slice(1).replaceAll('-', ' ');

  const toControl = (field) => ({
    label: sayLabel(field),
    help: field.help,
    __nextHasNoMarginBottom: true,
  });

  function TextField({ field, value, onChange, type = 'text', ...others }) {
    return h(TextControl, {
      ...toControl(field),
      ...others,
      type,
      value: readText(value),
      placeholder: field.default === undefined ? '' : String(field.default),
      onChange: (text) => onChange(text === '' ? undefined : text),
    });
  }

  function NumberField({ field, value, onChange }) {
    return h(TextField, {
      field,
      value,
      type: 'number',
      min: field.minimum,
      step: field.step ?? 1,
      onChange: (text) => onChange(text === undefined ? undefined : Number(text)),
    });
  }

  function AreaField({ field, value, onChange }) {
    return h(TextareaControl, {
      ...toControl(field),
      rows: 3,
      value: readText(value),
      onChange: (text) => onChange(text === '' ? undefined : text),
    });
  }

  const escapeText = (text) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

  /** Lines as paragraphs; what has tags stays as it is. */
  function writeParagraphs(text) {
    if (isMarkup(text) || !text.includes('\n')) return text;
    const paragraphs = escapeText(text).split(/\n{2,}/);
    return paragraphs.map((each) => `<p>${each.replaceAll('\n', '<br>')}</p>`).join('');
  }

  /** Paragraphs as lines, unless they have other tags. */
  function readParagraphs(value) {
    const text = readText(value);
    const lines = text
      .replaceAll(/<br ?\/?>/gi, '\n')
      .replaceAll(/<\/p>\s*<p>/gi, '\n\n')
      .replaceAll(/^\s*<p>|<\/p>\s*$/gi, '');
    return isMarkup(lines) ? text : htmlEntities.decodeEntities(lines);
  }

  /** What is typed stays as it is; it is read anew where the value is another, as after Undo. */
  function ParagraphsField({ field, value, onChange }) {
    const [text, setText] = useState(readParagraphs(value));
    const isTyped = writeParagraphs(text) === (value ?? '');
    return h(TextareaControl, {
      ...toControl(field),
      rows: 5,
      value: isTyped ? text : readParagraphs(value),
      onChange: (typed) => {
        setText(typed);
        onChange(typed.trim() === '' ? undefined : writeParagraphs(typed));
      },
    });
  }

  /** The browser's own picker, which takes nothing but dates; what is no such date is shown as text. */
  function DateField({ field, value, onChange }) {
    const isDate = value === undefined || /^\d{4}-\d\d-\d\d$/.test(value);
    return h(TextField, { field, value, onChange, type: isDate ? 'date' : 'text' });
  }

  /** How many of each kind a search for a link offers; else many posts would leave no room for files. */
  const found = { post: 8, attachment: 8, term: 4 };

  /** Searches pages and posts, files and terms by the words that are typed, and lists them below in the sidebar. */
  function LinkField({ field, value, onChange }) {
    const fetchLinks = data.useSelect(
      (select) => select('core/block-editor').getSettings().__experimentalFetchLinkSuggestions,
      [],
    );
    const fetchAll = async (typed) => {
      const kinds = Object.entries(found).map(([type, perPage]) =>
        fetchLinks(typed, { type, perPage }),
      );
      return (await Promise.all(kinds)).flat();
    };
    const drawFound = ({
      suggestions,
      suggestionsListProps,
      buildSuggestionItemProps,
      ...others
    }) =>
      h(
        'div',
        { ...suggestionsListProps, className: 'pmw-link__found', 'aria-label': sayLabel(field) },
        suggestions.map((each, index) =>
          h(
            Button,
            {
              ...buildSuggestionItemProps(each, index),
              key: `${each.kind} ${each.id}`,
              className: 'pmw-link__each',
              onClick: () => others.handleSuggestionClick(each),
            },
            h('span', { className: 'pmw-link__name' }, each.title),
            h('span', { className: 'pmw-link__kind' }, words.kinds[each.type]),
          ),
        ),
      );
    return h(
      'div',
      { className: 'pmw-link' },
      h(blockEditor.URLInput, {
        label: sayLabel(field),
        value: readText(value),
        autoFocus: false,
        isFullWidth: true,
        __nextHasNoMarginBottom: true,
        ...(fetchLinks && { __experimentalFetchLinkSuggestions: fetchAll }),
        __experimentalRenderSuggestions: drawFound,
        onChange: (address) => onChange(address === '' ? undefined : address),
      }),
      field.help && h('p', { className: 'pmw-help' }, field.help),
    );
  }

  /** The colours of the theme, or another. */
  function ColourField({ field, value, onChange }) {
    const colors = data.useSelect(
      (select) => select('core/block-editor').getSettings().colors ?? [],
      [],
    );
    return h(
      'div',
      { role: 'group', 'aria-label': sayLabel(field) },
      h(BaseControl.VisualLabel, null, sayLabel(field)),
      h(ColorPalette, {
        colors,
        value,
        onChange: (colour) => onChange(colour === '' ? undefined : colour),
      }),
    );
  }

  function LinesField({ field, value = [], onChange }) {
    return h(AreaField, {
      field,
      value: value.join('\n'),
      onChange: (text) => onChange(text?.split('\n')),
    });
  }

  /** Data whose fields nobody knows. */
  function JsonField({ field, value, onChange }) {
    const [text, setText] = useState(value === undefined ? '' : JSON.stringify(value, null, 2));
    const [isRead, setRead] = useState(true);
    return h(TextareaControl, {
      ...toControl(field),
      label: `${field.label} (JSON)`,
      help: isRead ? field.help : words.invalid,
      rows: 3,
      value: text,
      onChange: (typed) => {
        setText(typed);
        try {
          const read = typed.trim() === '' ? undefined : JSON.parse(typed);
          const isData = read === undefined || (typeof read === 'object' && read !== null);
          setRead(isData);
          if (isData) onChange(read);
        } catch {
          setRead(false);
        }
      },
    });
  }

  function SwitchField({ field, value, onChange }) {
    return h(ToggleControl, {
      ...toControl(field),
      checked: value ?? field.default ?? false,
      onChange: (isOn) => onChange(isOn === field.default ? undefined : isOn),
    });
  }

  function ChoiceField({ field, value, onChange }) {
    const none = field.default === undefined ? [{ label: '—', value: '' }] : [];
    // What was filled in before stays, also if it is none of them.
    const isOther = value !== undefined && value !== '' && !field.choices.includes(value);
    const choices = isOther ? [...field.choices, value] : field.choices;
    return h(SelectControl, {
      ...toControl(field),
      value: value ?? field.default ?? '',
      options: [
        ...none,
        ...choices.map((each) => ({
          label: field.choiceWords?.[each] ?? capitalize(each),
          value: each,
        })),
      ],
      onChange: (choice) =>
        onChange(choice === '' || choice === field.default ? undefined : choice),
    });
  }

  /** A button that opens the media library. */
  function MediaButton({ field, multiple = false, onSelect, ...others }) {
    return h(
      MediaUploadCheck,
      null,
      h(MediaUpload, {
        ...(field.kind === 'image' && { allowedTypes: ['image'] }),
        multiple: multiple ? 'add' : false,
        onSelect,
        render: ({ open }) =>
          h(
            Button,
            {
              variant: 'secondary',
              'aria-label': `${words.choose}: ${field.label}`,
              ...others,
              onClick: open,
            },
            words.choose,
          ),
      }),
    );
  }

  function MediaField({ field, fields, value, values, onChange }) {
    const onSelect = (media) => {
      const { [field.name]: address, ...beside } = readMedia(media, field, fields, values);
      onChange(address, beside);
    };
    return h(
      'div',
      { className: 'pmw-media' },
      field.kind === 'image' &&
        value &&
        h('img', { className: 'pmw-media__picture', src: readText(value), alt: '' }),
      h(TextField, { field, value, onChange }),
      h(MediaButton, { field, onSelect }),
    );
  }

  function GroupField({ field, value = {}, onChange }) {
    const set = (changed) => {
      const next = patch(value, changed);
      onChange(Object.keys(next).length === 0 ? undefined : next);
    };
    return h(
      'fieldset',
      { className: 'pmw-group' },
      h('legend', null, field.label),
      field.help && h('p', { className: 'pmw-help' }, field.help),
      h(Form, { fields: field.fields, values: value, set }),
    );
  }

  /** What a closed row shows of itself: what it needs, a text before the name of a file. */
  function nameRow(row, { label, fields, needs }, index) {
    const names = [...needs.flat(), ...fields.map(({ name }) => name)];
    const listTexts = (kinds, read) =>
      names
        .filter((name) => kinds.includes(fields.find((field) => field.name === name)?.kind))
        .map((name) => read(readText(row[name])));
    const readWords = (text) =>
      text
        .replaceAll(/<[^<>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim();
    const readFile = (text) => text.split('/').at(-1);
    const texts = [
      ...listTexts(['html', 'text'], readWords),
      ...listTexts(['file', 'image'], readFile),
    ];
    return `${index + 1}. ${texts.find((text) => text !== '') ?? label}`;
  }

  /** Rows that are added, removed and moved; one at a time is open. The focus stays with what was moved. */
  function RowsField({ field, value = [], onChange }) {
    const [open, setOpen] = useState(-1);
    const list = useRef(null);
    const focus = useRef('');
    useEffect(() => {
      if (focus.current === '') return;
      list.current.querySelector(focus.current)?.focus();
      focus.current = '';
    });
    const media = field.fields.find(({ kind }) => kind === 'image' || kind === 'file');
    const change = (rows, selector, opened) => {
      focus.current = `:scope > ${selector}`;
      setOpen(opened);
      onChange(rows.length === 0 ? undefined : rows);
    };
    const part = (index, name) => `[data-row="${index}"] > div > [data-part="${name}"]`;
    const add = () => {
      const index = value.length;
      change([...value, {}], `[data-row="${index}"] :is(input, textarea, select)`, index);
    };
    const addMedia = (chosen) => {
      const rows = [chosen].flat().map((each) => readMedia(each, media, field.fields, {}));
      const kept = value.filter((row) => Object.keys(row).length > 0);
      change([...kept, ...rows], part(kept.length, 'title'), -1);
    };
    const move = (index, by, name) => {
      const target = index + by;
      if (target < 0 || target >= value.length) return;
      const rows = [...value];
      [rows[index], rows[target]] = [rows[target], rows[index]];
      const opened = open === index ? target : open === target ? index : open;
      change(rows, part(target, name), opened);
    };
    const remove = (index) => {
      const rows = value.filter((_, each) => each !== index);
      const next =
        rows.length === 0 ? '[data-part="add"]' : part(Math.min(index, rows.length - 1), 'title');
      change(rows, next, open === index ? -1 : open > index ? open - 1 : open);
    };
    const drawRow = (row, index) => {
      const name = nameRow(row, field, index);
      const button = (kind, icon, isOff, onClick) =>
        h(Button, {
          'data-part': kind,
          icon,
          label: `${words[kind]}: ${name}`,
          'aria-disabled': isOff,
          onClick,
        });
      return h(
        'div',
        { key: index, className: 'pmw-rows__row', 'data-row': index },
        h(
          'div',
          { className: 'pmw-rows__head' },
          h(
            Button,
            {
              'data-part': 'title',
              className: 'pmw-rows__title',
              'aria-expanded': open === index,
              onClick: () => setOpen(open === index ? -1 : index),
            },
            name,
          ),
          button('up', 'arrow-up-alt2', index === 0, () => move(index, -1, 'up')),
          button('down', 'arrow-down-alt2', index === value.length - 1, () =>
            move(index, 1, 'down'),
          ),
          button('remove', 'trash', false, () => remove(index)),
        ),
        open === index &&
          h(
            'div',
            { className: 'pmw-rows__fields' },
            h(Form, {
              fields: field.fields,
              values: row,
              set: (changed) =>
                onChange(value.map((each, at) => (at === index ? patch(each, changed) : each))),
            }),
          ),
      );
    };
    return h(
      'div',
      { className: 'pmw-rows', role: 'group', 'aria-label': field.label, ref: list },
      h('p', { className: 'pmw-rows__label' }, field.label),
      field.help && h('p', { className: 'pmw-help' }, field.help),
      value.map(drawRow),
      h(
        Button,
        {
          'data-part': 'add',
          variant: 'secondary',
          'aria-label': `${words.add}: ${field.label}`,
          onClick: add,
        },
        words.add,
      ),
      media &&
        h(MediaButton, {
          field: media,
          multiple: true,
          onSelect: addMedia,
          'aria-label': `${words.choose}: ${field.label}`,
        }),
    );
  }

  const inputs = {
    choice: ChoiceField,
    colour: ColourField,
    date: DateField,
    file: MediaField,
    group: GroupField,
    html: ParagraphsField,
    image: MediaField,
    json: JsonField,
    link: LinkField,
    lines: LinesField,
    number: NumberField,
    rows: RowsField,
    switch: SwitchField,
    text: TextField,
  };

  function Form({ fields, values, set }) {
    return listOffered(fields, values).map((field) =>
      h(
        'div',
        { key: field.name, className: 'pmw-field' },
        h(inputs[field.kind], {
          field,
          value: values[field.name],
          onChange: (value, beside = {}) => set({ ...beside, [field.name]: value }),
          ...((field.kind === 'image' || field.kind === 'file') && { fields, values }),
        }),
      ),
    );
  }

  // Preview

  function append(body, tag, attributes, text) {
    const made = body.ownerDocument.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    if (text !== undefined) made.textContent = text;
    body.append(made);
  }

  /**
   * Brings the widgets' files into the page or frame that shows a preview: WordPress copies no options of a tag.
   * Into the body, which holds the preview: the head of a frame is replaced while it loads.
   */
  function bringWidgets(body) {
    const { id, ...texts } = facts.texts;
    if (body.ownerDocument.getElementById(id)) return;
    // In the frame of newer versions of WordPress an address such as /report.pdf leads nowhere; later ones write this too.
    if (body.ownerDocument.baseURI.startsWith('blob:')) {
      append(body, 'base', { href: globalThis.location.origin });
    }
    append(body, 'script', { type: 'application/json', id }, JSON.stringify(texts));
    append(body, 'link', { rel: 'stylesheet', ...facts.style });
    append(body, 'style', {}, facts.look);
    append(body, 'script', facts.script);
  }

  /** How long a change waits for the next one before the server is asked, in milliseconds. */
  const pauseMs = 500;

  /** Where the outer widget of a preview stands, as it says itself. */
  function useStatus(frame) {
    const [status, setStatus] = useState('');
    useEffect(() => {
      const read = () => {
        const widget = frame.current.querySelector('[data-widget]');
        setStatus(widget?.getAttribute('data-widget-status') ?? '');
      };
      const observer = new globalThis.MutationObserver(read);
      observer.observe(frame.current, {
        attributeFilter: ['data-widget-status'],
        childList: true,
        subtree: true,
      });
      return () => observer.disconnect();
    }, []);
    return status;
  }

  /**
   * What the server draws; the former stays until the next is there. `ServerSideRender` of WordPress loses a change
   * that comes while it waits for an answer.
   */
  function Preview({ name, attributes, inner }) {
    const frame = useRef(null);
    const [drawn, setDrawn] = useState();
    const [failure, setFailure] = useState('');
    const status = useStatus(frame);
    // The server refuses what another plug-in has added.
    const known = Object.entries(attributes).filter(
      ([key]) => key !== 'plain' && key in blocks.getBlockType(name).attributes,
    );
    const sent = JSON.stringify({
      attributes: Object.fromEntries(known),
      pmw_inside: blocks.serialize(inner),
    });
    useEffect(() => {
      // A click is for the block, not for the link under it.
      frame.current.inert = true;
      bringWidgets(frame.current.closest('body'));
    }, []);
    useEffect(() => {
      let isOver = false;
      const ask = async () => {
        try {
          const answer = await apiFetch({
            path: `/wp/v2/block-renderer/${name}?context=edit`,
            method: 'POST',
            data: JSON.parse(sent),
          });
          if (isOver) return;
          setDrawn(answer.rendered);
          setFailure('');
        } catch (error) {
          if (!isOver) setFailure(error.message);
        }
      };
      const timer = globalThis.setTimeout(ask, drawn === undefined ? 0 : pauseMs);
      return () => {
        isOver = true;
        globalThis.clearTimeout(timer);
      };
    }, [sent]);
    const isFailed = failure !== '' || status === 'failed';
    const isEmpty = drawn === '' || status === 'empty';
    return h(
      'div',
      null,
      (isFailed || isEmpty) &&
        h(
          Notice,
          { status: 'warning', isDismissible: false },
          isFailed ? words.failed : words.empty,
          failure !== '' && ` ${failure}`,
        ),
      h(
        'div',
        { ref: frame, className: 'pmw-preview' },
        drawn === undefined ? failure === '' && h(Spinner) : h(RawHTML, null, drawn),
      ),
    );
  }

  // Saved

  const readDefaults = (form) =>
    Object.fromEntries(form.texts.map((text) => [text.name, text.default]));

  /** What is left of a block without the plug-in: its data as plain HTML. */
  function writeSaved(form, values, page) {
    if (form.plain === undefined || !isWhole(values, form)) return '';
    const texts = readDefaults(form);
    const labels = Object.entries({ ...texts, ...values }).map(([name, text]) => [
      name.replace(/^text-/, ''),
      text,
    ]);
    const written = globalThis.pmwWritePlain(
      form.plain,
      { ...texts, ...values, page },
      Object.fromEntries(labels),
    );
    return keepNarrow(written);
  }

  /** The widgets' own styles are gone by then. */
  function keepNarrow(html) {
    if (html === '') return '';
    const pictures = html.replaceAll('<img ', '<img style="max-width:100%;height:auto" ');
    return `<div style="overflow-wrap:anywhere">${pictures}</div>`;
  }

  /** The values with the entries of a list of posts, as many as a page has; undefined until they are there. */
  function useListed(key, values) {
    const { source, content, 'page-size': size = 14 } = values;
    const isListed = key === 'filter-area' && !content && facts.lists.includes(source);
    const [listed, setListed] = useState({});
    useEffect(() => {
      if (!isListed) return;
      const path = `${facts.listPath}${source}`;
      apiFetch({ path }).then(
        ({ Content }) => setListed({ source, Content }),
        // As after a list without entries.
        () => setListed({ source, Content: [] }),
      );
    }, [isListed, source]);
    if (!isListed) return values;
    if (listed.source !== source) return undefined;
    return { ...values, content: { Content: listed.Content.slice(0, Math.max(1, size)) } };
  }

  /**
   * Keeps that with the block. What is saved stays until something is changed, also if saving has filtered it, an earlier
   * version has written it, or posts have come since: to open a post changes nothing.
   */
  function useSaved(saved, written, setAttributes) {
    const { __unstableMarkNextChangeAsNotPersistent: joinChange } =
      data.useDispatch('core/block-editor');
    const isChanged = data.useSelect(
      (select) => select('core/editor')?.isEditedPostDirty?.() ?? false,
      [],
    );
    const isOpened = useRef(saved !== undefined);
    useEffect(() => {
      if (written === undefined) return;
      const isAsSaved = isOpened.current && !isChanged;
      isOpened.current = false;
      if (isAsSaved || written === (saved ?? '')) return;
      joinChange();
      setAttributes({ plain: written === '' ? undefined : written });
    }, [written, isChanged]);
  }

  /** Keeps the title of a block below it, which is the heading of what is saved. */
  function useSavedTitle(attributes, setAttributes) {
    const written = globalThis.pmwWritePlain({ name: ['title'] }, attributes, {});
    useSaved(attributes.plain, keepNarrow(written), setAttributes);
  }

  /** Does so for a tab while its block is not drawn, as in the preview of all tabs. */
  function KeepTitle({ block: { attributes, clientId } }) {
    const { updateBlockAttributes } = data.useDispatch('core/block-editor');
    useSavedTitle(attributes, (changed) => updateBlockAttributes(clientId, changed));
    return null;
  }

  function save({ attributes }) {
    return h(
      Fragment,
      null,
      attributes.plain &&
        h('section', { className: 'pmw-plain' }, h(RawHTML, null, attributes.plain)),
      h(InnerBlocks.Content),
    );
  }

  // Shortcodes

  /** A value of the shortcode as its field has it; undefined where it is none. */
  function toValue({ kind }, text) {
    if (kind === 'switch') return /^(?:true|yes|1)$/i.test(text);
    if (kind === 'number') return text.trim() === '' ? undefined : Number(text);
    if (!['group', 'json', 'lines', 'rows'].includes(kind)) return text;
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  }

  /** What the shortcode encloses: its data, and what visitors see until the widget is there. */
  function partContent(content, hasData) {
    if (!hasData) return { inside: content };
    const [, inside = ''] = /\[pmw_fallback\]([^]*?)\[\/pmw_fallback\]/.exec(content) ?? [];
    return { json: content.replace(/\[pmw_fallback\][^]*?\[\/pmw_fallback\]/, ''), inside };
  }

  /** The block that a shortcode stands for; undefined where the block would not hold all of it. */
  function readShortcode(text) {
    const found = shortcode.next('pmw_widget', text);
    if (found === undefined || found.content.trim() !== text.trim()) return undefined;
    const { attrs, content = '' } = found.shortcode;
    const { name = '', json, class: className, id: anchor, ...named } = attrs.named;
    const form = facts.blocks[name.trim().toLowerCase()];
    if (form === undefined || attrs.numeric.length > 0) return undefined;
    const parts = partContent(content, json !== undefined);
    const texts = Object.entries({ ...named, ...(json && { [json]: parts.json }) });
    const values = texts.map(([attribute, value]) => {
      const key = attribute.replace(/^data-/, '');
      const field = [...form.fields, ...form.texts].find((each) => each.name === key);
      return [key, field && toValue(field, value)];
    });
    if (values.some(([, value]) => value === undefined || Number.isNaN(value))) return undefined;
    const inner = parts.inside.trim() === '' ? [] : blocks.rawHandler({ HTML: parts.inside });
    const all = patch(Object.fromEntries(values), { className, anchor });
    return blocks.createBlock(prefix + name.trim().toLowerCase(), all, inner);
  }

  /** A shortcode becomes the block in the editor, by "Transform to" and where classic text becomes blocks. */
  const makeTransforms = (key) => ({
    from: [
      {
        type: 'block',
        blocks: ['core/shortcode'],
        isMatch: ({ text }) => readShortcode(text)?.name === prefix + key,
        transform: ({ text }) => readShortcode(text),
      },
      {
        type: 'shortcode',
        tag: 'pmw_widget',
        isMatch: ({ named }) => named.name === key,
        transform: (_, { content }) =>
          readShortcode(content) ?? blocks.createBlock('core/shortcode', { text: content }),
      },
    ],
  });

  // Blocks

  const templates = {
    audio: [['core/audio']],
    tabs: [[`${prefix}tab`], [`${prefix}tab`]],
    video: [['core/video']],
  };

  function WidgetEdit({ name, attributes, setAttributes, clientId, isSelected }) {
    const key = name.slice(prefix.length);
    const form = facts.blocks[key];
    const inner = data.useSelect(
      (select) => select('core/block-editor').getBlocks(clientId),
      [clientId],
    );
    const isReady = isWhole(attributes, form);
    const page = data.useSelect((select) => select('core/editor')?.getPermalink?.() ?? '', []);
    const isReplaced = !form.isBehaviour && inner.length > 0;
    const { plain, ...values } = attributes;
    const listed = useListed(key, values);
    const written = isReplaced ? '' : listed && writeSaved(form, listed, page);
    useSaved(plain, written, setAttributes);
    const [isOpen, setOpen] = useState(
      !isReady || (inner.length === 0 && (key in templates || form.isOwn)),
    );
    const isEditing = isOpen || !isReady;
    const isLeft = data.useSelect(
      (select) => !isSelected && !select('core/block-editor').hasSelectedInnerBlock(clientId, true),
      [isSelected, clientId],
    );
    // An editor who goes on to the next block sees what visitors will; a behaviour is seen while its content is written.
    useEffect(() => {
      if (isLeft && isReady && !form.isBehaviour && !form.isOwn) setOpen(false);
    }, [isLeft, isReady]);
    const fields = listOffered(form.fields, attributes);
    const needed = fields.filter((field) => form.needs.flat().includes(field.name));
    const set = (changed) => setAttributes(changed);
    const drawPanel = (title, fields, initialOpen) =>
      fields.length > 0 &&
      h(PanelBody, { title, initialOpen }, h(Form, { fields, values: attributes, set }));
    const drawEditing = () =>
      h(
        'div',
        { className: 'pmw-editing' },
        h(
          Placeholder,
          {
            icon: form.icon,
            label: form.title,
            instructions: isReady
              ? form.description
              : `${words.fill} ${needed.map(({ label }) => label).join(', ')}`,
            isColumnLayout: true,
          },
          h(Form, { fields: needed, values: attributes, set }),
          h(
            Button,
            { variant: 'primary', disabled: !isReady, onClick: () => setOpen(false) },
            words.preview,
          ),
        ),
        h('p', { className: 'pmw-editing__label' }, form.isBehaviour ? words.markup : words.inside),
        h(InnerBlocks, {
          template: templates[key],
          // A block that holds one kind of blocks adds one of them at once, and no paragraph beside them.
          ...(key === 'tabs' && {
            allowedBlocks: [`${prefix}tab`],
            __experimentalDefaultBlock: { name: `${prefix}tab` },
            __experimentalDirectInsert: true,
            renderAppender: InnerBlocks.ButtonBlockAppender,
          }),
        }),
      );
    return h(
      Fragment,
      null,
      h(
        BlockControls,
        null,
        h(
          ToolbarGroup,
          null,
          h(
            ToolbarButton,
            { disabled: !isReady, onClick: () => setOpen(!isEditing) },
            isEditing ? words.preview : words.edit,
          ),
        ),
      ),
      h(
        InspectorControls,
        null,
        drawPanel(words.widget, fields, true),
        drawPanel(words.texts, form.texts, false),
      ),
      h(
        'div',
        blockEditor.useBlockProps(),
        facts.notices[key] &&
          h(Notice, { status: 'warning', isDismissible: false }, facts.notices[key]),
        isEditing ? drawEditing() : h(Preview, { name, attributes, inner }),
        !isEditing &&
          inner
            .filter((block) => block.name === `${prefix}tab`)
            .map((block) => h(KeepTitle, { key: block.clientId, block })),
      ),
    );
  }

  /** Blocks below a title. */
  function TitledEdit({ attributes, setAttributes, label }) {
    useSavedTitle(attributes, setAttributes);
    return h(
      'div',
      blockEditor.useBlockProps({ className: 'pmw-tab' }),
      h(TextControl, {
        label,
        value: readText(attributes.title),
        onChange: (title) => setAttributes({ title }),
        __nextHasNoMarginBottom: true,
      }),
      h(InnerBlocks, { template: [['core/paragraph']], templateLock: false }),
    );
  }

  const TabEdit = (given) => h(TitledEdit, { ...given, label: words.title });

  function ModalEdit({ attributes, setAttributes, ...others }) {
    return h(
      Fragment,
      null,
      h(
        InspectorControls,
        null,
        h(
          PanelBody,
          { title: words.widget },
          h(ToggleControl, {
            label: words.wide,
            checked: attributes.isWide ?? false,
            onChange: (isWide) => setAttributes({ isWide: isWide || undefined }),
            __nextHasNoMarginBottom: true,
          }),
        ),
      ),
      h(TitledEdit, { ...others, attributes, setAttributes, label: words.opener }),
    );
  }

  for (const key of Object.keys(facts.blocks)) {
    blocks.registerBlockType(prefix + key, {
      edit: WidgetEdit,
      save,
      transforms: makeTransforms(key),
    });
  }
  blocks.registerBlockType(`${prefix}tab`, { edit: TabEdit, save });
  blocks.registerBlockType(`${prefix}modal`, { edit: ModalEdit, save });
})(globalThis.wp, globalThis.pmwBlocks);
