"""The two halves of the documentation's site that docc doesn't do; .ci/documentation runs them.

    site.py catalog DIRECTORY     makes a docc catalog of the guides and pages in Documentation
    site.py site PAGES DIRECTORY  makes plain pages of docc's, and checks their links

docc's own pages need a server, because their text comes by script. What it writes for the script has the whole
text, and all links resolved; the plain pages are made of that.
"""

import html
import json
import os
import re
import shutil
import sys
import urllib.parse

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
# What a reader begins with, in this order; the other pages follow.
GUIDES = [
    "GestureTest.md",
    "FromADevice.md",
    "Porting.md",
    "WritingARecognizer.md",
    "Hosting.md",
    "DifferencesFromUIKit.md",
]
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(\s*([^()\s]+)\s*\)")


def pages():
    """The pages of Documentation, by their paths from there."""
    found = []
    for folder, _, names in os.walk(os.path.join(ROOT, "Documentation")):
        for name in names:
            if name.endswith(".md"):
                path = os.path.join(folder, name)
                found.append(os.path.relpath(path, os.path.join(ROOT, "Documentation")))
    return sorted(found)


def name_of(path):
    """The name of a page in the catalog: README.md of a folder has the folder's name."""
    parts = path[:-3].split("/")
    if parts[-1] == "README":
        parts.pop()
    return "-".join(parts) or "Overview"


def convert(text, path, known, catalog):
    """A page with the catalog's links in place of those between files."""
    folder = os.path.dirname(os.path.join(ROOT, "Documentation", path))

    def replaced(match):
        picture, words, target = match.groups()
        address, _, anchor = target.partition("#")
        if ":" in address:
            return match.group(0)
        full = os.path.normpath(os.path.join(folder, address)) if address else None
        if full and not os.path.exists(full):
            raise SystemExit(f"error: Documentation/{path} links to {target}, which isn't there")
        if picture:
            name = os.path.basename(full)
            shutil.copy(full, os.path.join(catalog, name))
            return f"![{words}]({name})"
        inside = os.path.relpath(full, os.path.join(ROOT, "Documentation")) if full else path
        if inside in known:
            return f"[{words}](doc:{name_of(inside)})" if full else words
        # A file of the package that is no page: its name says where it is.
        return f"{words} (`{os.path.relpath(full, ROOT)}`)"

    # Code stays as it is; a link may go over two lines.
    parts = re.split(r"(^```.*?^```$)", text, flags=re.M | re.S)
    return "".join(part if part.startswith("```") else LINK.sub(replaced, part) for part in parts)


def title_of(text):
    return next(line[2:].strip() for line in text.split("\n") if line.startswith("# "))


def number(path):
    """The number that a page's name begins with; 0 for none."""
    digits = re.match(r"\d+", os.path.basename(path))
    return int(digits.group(0)) if digits else 0


def make_catalog(catalog):
    os.makedirs(catalog)
    known = set(pages())
    titles = {}
    for path in pages():
        with open(os.path.join(ROOT, "Documentation", path), encoding="utf-8") as file:
            text = file.read()
        titles[path] = title_of(text)
        with open(os.path.join(catalog, name_of(path) + ".md"), "w", encoding="utf-8") as file:
            file.write(convert(text, path, known, catalog))
    first = [path for path in GUIDES if path in known]
    groups = [
        ("Guides", first),
        ("Pages", [path for path in sorted(known) if "/" not in path and path not in first]),
        ("The touch model", sorted((p for p in known if p.startswith("TouchModel/")), key=number)),
        ("Decisions", [path for path in sorted(known) if path.startswith("Decisions/")]),
    ]
    with open(os.path.join(catalog, "Touchstone.md"), "w", encoding="utf-8") as file:
        file.write("# Touchstone\n\n@Metadata {\n  @TechnologyRoot\n}\n\n")
        file.write("UIKit's touches and gestures on Linux, and why a gesture happened or not.\n\n")
        file.write("## Topics\n")
        for name, paths in groups:
            file.write(f"\n### {name}\n\n")
            file.writelines(f"- <doc:{name_of(path)}>\n" for path in paths)


STYLE = """
body { font: 16px/1.55 system-ui, sans-serif; color: #1d1d1f; margin: 0 auto; max-width: 52rem; padding: 1rem; overflow-wrap: break-word; }
header { border-bottom: 1px solid #ddd; margin-bottom: 1rem; padding-bottom: .5rem; }
header a { margin-right: 1em; }
h1, h2, h3 { line-height: 1.25; }
a { color: #0055b8; text-decoration: none; }
a:hover { text-decoration: underline; }
pre { background: #f5f5f7; border-radius: 6px; overflow-x: auto; padding: .8em; }
code { font: .88em ui-monospace, Menlo, monospace; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
td, th { border: 1px solid #ddd; padding: .3em .6em; text-align: left; vertical-align: top; }
img { max-width: 100%; }
#search { position: relative; margin-top: .5rem; }
#search input { box-sizing: border-box; font: inherit; padding: .3em .6em; width: 100%; }
#search ol { background: #fff; border: 1px solid #ddd; list-style: none; margin: 0; max-height: 70vh; overflow-y: auto;
  padding: 0; position: absolute; width: 100%; z-index: 1; box-sizing: border-box; }
#search li a { display: block; padding: .3em .6em; } #search li a:focus { outline: 2px solid #0055b8; outline-offset: -2px; }
#search small { color: #666; display: block; }
.said { clip-path: inset(50%); height: 1px; overflow: hidden; position: absolute; white-space: nowrap; width: 1px; }
.crumbs { color: #666; } blockquote { border-left: 3px solid #0055b8; margin-left: 0; padding-left: 1em; }
td p, li p { margin: .2em 0; }
@media (prefers-color-scheme: dark) {
  body { background: #1b1b1d; color: #eee; } pre { background: #29292c; } a { color: #6cb4ff; }
  td, th, header { border-color: #444; } #search ol { background: #1b1b1d; border-color: #444; }
  #search input { background: #29292c; border: 1px solid #666; color: inherit; } .crumbs, #search small { color: #aaa; }
}
"""


def page(title, body, up, modules):
    """A whole page; `up` leads to the site's root."""
    links = [f'<a href="{up}index.html">Touchstone</a>']
    links += [f'<a href="{up}documentation/{m.lower()}/index.html">{m}</a>' for m in modules]
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f'<title>{html.escape(title)}</title><link rel="stylesheet" href="{up}style.css">'
        f'<script src="{up}search.js" defer></script></head>'
        f"<body><header>{' '.join(links)}</header>\n{body}\n</body></html>\n"
    )


class Renderer:
    """Makes HTML of one of docc's pages."""

    def __init__(self, document, up):
        self.document = document
        self.references = document.get("references", {})
        self.up = up

    def body(self):
        document = self.document
        metadata = document["metadata"]
        parts = []
        paths = document.get("hierarchy", {}).get("paths", [])
        if paths and paths[0]:
            crumbs = " › ".join(self.link(identifier) for identifier in paths[0])
            parts.append(f'<nav class="crumbs">{crumbs}</nav>')
        parts.append(f"<h1>{html.escape(metadata['title'])}</h1>")
        if document.get("abstract"):
            parts.append(f"<p>{self.inline(document['abstract'])}</p>")
        for section in document.get("primaryContentSections", []):
            parts.append(self.section(section))
        for key, name in [
            ("topicSections", None),
            ("defaultImplementationsSections", None),
            ("relationshipsSections", None),
        ]:
            for section in document.get(key, []):
                title = section.get("title") or name
                if title:
                    parts.append(f"<h2>{html.escape(title)}</h2>")
                parts.append(self.entries(section["identifiers"]))
        return "\n".join(parts)

    def section(self, section):
        kind = section["kind"]
        if kind == "content":
            return self.blocks(section["content"])
        if kind == "declarations":
            texts = []
            for declaration in section["declarations"]:
                text = "".join(token["text"] for token in declaration["tokens"])
                texts.append(f"<pre><code>{html.escape(text)}</code></pre>")
            return "".join(texts)
        if kind == "parameters":
            rows = "".join(
                f"<dt><code>{html.escape(row['name'])}</code></dt><dd>{self.blocks(row['content'])}</dd>"
                for row in section["parameters"]
            )
            return f"<h2>Parameters</h2><dl>{rows}</dl>"
        if kind == "mentions":
            return f"<h2>Mentioned in</h2>{self.entries(section['mentions'])}"
        raise SystemExit(f"error: site.py doesn't know sections of the kind {kind}")

    def entries(self, identifiers):
        rows = []
        for identifier in identifiers:
            reference = self.references.get(identifier, {})
            abstract = self.inline(reference.get("abstract", []))
            rows.append(f"<li>{self.link(identifier)}{': ' + abstract if abstract else ''}</li>")
        return f"<ul>{''.join(rows)}</ul>"

    def link(self, identifier, words=None, anchor=""):
        reference = self.references.get(identifier, {})
        title = reference.get("title") or identifier.rsplit("/", 1)[-1]
        fragments = reference.get("fragments")
        if words is None and fragments:
            words = f"<code>{html.escape(''.join(part['text'] for part in fragments))}</code>"
        words = words or html.escape(title)
        address = reference.get("url", "")
        if re.match(r"[a-z]+:", address):
            return f'<a href="{html.escape(address)}">{words}</a>'
        path, _, anchor = address.partition("#")
        if not path:
            return words
        anchor = f"#{anchor}" if anchor else ""
        return f'<a href="{self.up}{html.escape(path.strip("/"))}/index.html{anchor}">{words}</a>'

    def blocks(self, blocks):
        return "\n".join(self.block(block) for block in blocks)

    def block(self, block):
        kind = block["type"]
        if kind == "heading":
            level = min(block["level"], 6)
            anchor = html.escape(block["anchor"])
            return f'<h{level} id="{anchor}">{html.escape(block["text"])}</h{level}>'
        if kind == "paragraph":
            return f"<p>{self.inline(block['inlineContent'])}</p>"
        if kind == "codeListing":
            code = html.escape("\n".join(block["code"]))
            return f"<pre><code>{code}</code></pre>"
        if kind in ("unorderedList", "orderedList"):
            tag = "ul" if kind == "unorderedList" else "ol"
            items = "".join(f"<li>{self.blocks(item['content'])}</li>" for item in block["items"])
            start = f' start="{block["start"]}"' if block.get("start", 1) != 1 else ""
            return f"<{tag}{start}>{items}</{tag}>"
        if kind == "table":
            rows = []
            for number, row in enumerate(block["rows"]):
                tag = "th" if number == 0 and block.get("header") != "none" else "td"
                cells = "".join(f"<{tag}>{self.blocks(cell)}</{tag}>" for cell in row)
                rows.append(f"<tr>{cells}</tr>")
            return f"<table>{''.join(rows)}</table>"
        if kind == "aside":
            return f"<blockquote>{self.blocks(block['content'])}</blockquote>"
        if kind == "termList":
            rows = "".join(
                f"<dt>{self.inline(item['term']['inlineContent'])}</dt>"
                f"<dd>{self.blocks(item['definition']['content'])}</dd>"
                for item in block["items"]
            )
            return f"<dl>{rows}</dl>"
        if kind == "thematicBreak":
            return "<hr>"
        raise SystemExit(f"error: site.py doesn't know blocks of the kind {kind}")

    def inline(self, parts):
        return "".join(self.part(part) for part in parts)

    def part(self, part):
        kind = part["type"]
        if kind == "text":
            return html.escape(part["text"])
        if kind == "codeVoice":
            return f"<code>{html.escape(part['code'])}</code>"
        if kind in ("emphasis", "strong", "superscript", "subscript", "strikethrough", "newTerm"):
            tag = {"emphasis": "em", "strong": "strong", "superscript": "sup", "subscript": "sub"}
            name = tag.get(kind, "s" if kind == "strikethrough" else "em")
            return f"<{name}>{self.inline(part['inlineContent'])}</{name}>"
        if kind == "reference":
            words = part.get("overridingTitleInlineContent")
            return self.link(part["identifier"], self.inline(words) if words else None)
        if kind == "image":
            reference = self.references[part["identifier"]]
            address = reference["variants"][0]["url"].lstrip("/")
            words = html.escape(reference.get("alt") or "", quote=True)
            return f'<img src="{self.up}{html.escape(address)}" alt="{words}">'
        if kind == "link":
            words = html.escape(part.get("title") or part["destination"])
            return f'<a href="{html.escape(part["destination"])}">{words}</a>'
        raise SystemExit(f"error: site.py doesn't know text of the kind {kind}")


def make_site(archives, site):
    if os.path.exists(site):
        shutil.rmtree(site)
    os.makedirs(site)
    with open(os.path.join(site, "touchstone-site"), "w", encoding="utf-8") as file:
        file.write("Written by .ci/documentation.\n")
    with open(os.path.join(site, "style.css"), "w", encoding="utf-8") as file:
        file.write(STYLE)
    shutil.copy(os.path.join(ROOT, "Documentation", "search.js"), site)
    modules = sorted(name for name in os.listdir(archives) if name != "Touchstone")
    count = 0
    index = []
    for name in ["Touchstone"] + modules:
        archive = os.path.join(archives, name)
        if os.path.isdir(os.path.join(archive, "images")):
            images = os.path.join(site, "images")
            shutil.copytree(os.path.join(archive, "images"), images, dirs_exist_ok=True)
        data = os.path.join(archive, "data")
        for folder, _, files in os.walk(data):
            for file_name in files:
                if file_name.endswith(".json"):
                    path = os.path.join(folder, file_name)
                    index += write_page(path, os.path.relpath(path, data)[:-5], site, modules)
                    count += 1
    write_page(
        os.path.join(archives, "Touchstone/data/documentation/touchstone.json"), "", site, modules
    )
    # A script rather than data, as a page that is opened from the disk may load scripts alone.
    with open(os.path.join(site, "search-index.js"), "w", encoding="utf-8") as file:
        lines = ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in sorted(index))
        file.write(f"searchIndex = [\n{lines}\n];\n")
    check(site, count, index)


def entries_of(document, place):
    """What the search finds of a page, as [title, address, what it says, words]: the page, and a guide's sections."""
    metadata = document["metadata"]
    address = f"{place}/index.html"
    module = next((m["name"] for m in metadata.get("modules", [])), "")
    said = plain(document.get("abstract", []))
    # Of symbols the summary is enough, with the type that they are of.
    if metadata.get("role") == "symbol":
        owners = (document.get("hierarchy", {}).get("paths") or [[]])[0]
        owner = document.get("references", {}).get(owners[-1], {}).get("title") if owners else None
        return [[metadata["title"], address, f"{owner}: {said}" if owner else said, module]]
    found = [[metadata["title"], address, said, module]]
    entry, words = found[0], set()
    for section in document.get("primaryContentSections", []):
        for block in section.get("content", []):
            if block["type"] == "heading":
                entry[3] = " ".join(sorted(words))
                title = f"{block['text']} – {metadata['title']}"
                entry, words = [title, f"{address}#{block['anchor']}", "", ""], set()
                found.append(entry)
            else:
                text = plain(block)
                words |= set(re.findall(r"[\w-]{3,}", text.lower()))
                entry[2] = entry[2] or text[:160]
    entry[3] = " ".join(sorted(words | set(entry[3].lower().split())))
    return found


def plain(part):
    """The text in a part of docc's data, in one line."""
    return re.sub(r"\s+([.,;:)]?)", lambda gap: gap.group(1) or " ", words_of(part)).strip()


def words_of(part):
    """The text in a part of docc's data, as it stands there."""
    if isinstance(part, list):
        return " ".join(filter(None, map(words_of, part)))
    if isinstance(part, str):
        return part
    if not isinstance(part, dict):
        return ""
    if part.get("type") == "codeListing":
        return " ".join(part["code"])
    keys = ("text", "code", "inlineContent", "content", "items", "rows", "term", "definition", "overridingTitle")
    return " ".join(filter(None, (words_of(part[key]) for key in keys if key in part)))


def write_page(path, place, site, modules):
    """Writes one of docc's pages to a place in the site, the root if that is empty; what the search finds of it."""
    with open(path, encoding="utf-8") as file:
        document = json.load(file)
    up = "../" * len(place.split("/")) if place else ""
    folder = os.path.join(site, place)
    os.makedirs(folder, exist_ok=True)
    body = Renderer(document, up).body()
    with open(os.path.join(folder, "index.html"), "w", encoding="utf-8") as file:
        file.write(page(document["metadata"]["title"], body, up, modules))
    return entries_of(document, place)


def check(site, count, index):
    """Every link and picture leads to a file of the site, or out of it by its whole address; so does the search."""
    wrong = 0
    for title, address, *_ in index:
        if not os.path.isfile(os.path.join(site, address.partition("#")[0])):
            print(f"error: the search leads for {title} to {address}, which isn't there")
            wrong += 1
    links = 0
    for folder, _, files in os.walk(site):
        for name in files:
            if not name.endswith(".html"):
                continue
            path = os.path.join(folder, name)
            with open(path, encoding="utf-8") as file:
                text = file.read()
            for target in re.findall(r'(?:src|href)="([^"]*)"', text):
                address = html.unescape(target).partition("#")[0]
                if not address or re.match(r"[a-z]+:", address):
                    continue
                links += 1
                if not os.path.isfile(os.path.join(folder, urllib.parse.unquote(address))):
                    print(f"error: {os.path.relpath(path, site)} links to {target}, which isn't there")
                    wrong += 1
    print(f"documentation: {count} pages, {links} links, {wrong} of them wrong")
    if wrong or count < 100 or len(index) < count:
        raise SystemExit(1)


if __name__ == "__main__":
    if len(sys.argv) == 3 and sys.argv[1] == "catalog":
        make_catalog(sys.argv[2])
    elif len(sys.argv) == 4 and sys.argv[1] == "site":
        make_site(sys.argv[2], sys.argv[3])
    else:
        raise SystemExit(__doc__)
