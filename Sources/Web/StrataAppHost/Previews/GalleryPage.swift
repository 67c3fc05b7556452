import StrataBrowserClient
import StrataHTMLRenderer
import StrataViewTree

/// The pages of the gallery, which embed the previews as frames.
struct GalleryPage {
  let gallery: PreviewGallery
  let script: ClientFile
  let style: ClientFile
  let nonce: String

  /// The page of all previews, grouped by source file.
  var index: String {
    let count = gallery.entries.count == 1 ? "1 preview" : "\(gallery.entries.count) previews"
    let body = """
      <header><div><h1>Previews</h1><p>\(safe(gallery.appName)) · \(count)</p>\(others)</div>
      \(gallery.entries.isEmpty ? "" : Self.filter)</header>
      <main>\(gallery.entries.isEmpty ? Self.nothing : groups)</main>
      """
    return page("Previews of \(gallery.appName)", rules: "", body)
  }

  private var others: String {
    guard !gallery.others.isEmpty else { return "" }
    let links = gallery.others.map { name, address in
      let mark = name == gallery.appName ? " aria-current=\"page\"" : ""
      return "<a href=\"\(safe(address))\"\(mark)>\(safe(name))</a>"
    }
    return "<nav class=\"others\" aria-label=\"Programs\">\(links.joined())</nav>"
  }

  private static let filter = """
    <input type="search" id="filter" placeholder="Filter" aria-label="Filter the previews" \
    autocomplete="off" spellcheck="false">
    """
  private static let nothing = """
    <p class="nothing">There is no preview in this program. Write <code>#Preview { … }</code> below a \
    view: this page shows it after the next build.</p>
    """

  private var groups: String {
    let places = gallery.entries.reduce(into: [[PreviewEntry]]()) { groups, entry in
      let isNew = groups.last?.first.map { !$0.isBeside(entry) } ?? true
      if isNew { groups.append([]) }
      groups[groups.count - 1].append(entry)
    }
    return places.map(group).joined(separator: "\n")
  }

  private func group(_ entries: [PreviewEntry]) -> String {
    let preview = entries[0].preview
    return """
      <section><h2>\(safe(preview.place)) <small>\(safe(preview.module))</small></h2>
      <ul>\(entries.map(card).joined(separator: "\n"))</ul></section>
      """
  }

  /// Returns an item of the list: an inert frame as a thumbnail, and a link. The script chooses the
  /// look of the preview.
  private func card(_ entry: PreviewEntry) -> String {
    """
    <li><div class="device still"><iframe data-src="\(safe(entry.address.percentEncoded))" \
    loading="lazy" inert title="\(safe(entry.title))"></iframe></div>
    <a href="\(safe(entry.address.percentEncoded))">\(safe(entry.title))</a></li>
    """
  }

  /// Returns the page of one preview in every look.
  func preview(_ number: Int) -> String {
    let entry = gallery.entries[number]
    let (width, height) = entry.screen
    let kind = width > 500 ? "wide" : "tall"
    let body = """
      <header><div><nav aria-label="All previews"><a href="\(PreviewGallery.root)">Previews</a></nav>
      <h1>\(safe(entry.title))</h1><p>\(safe(entry.origin))</p></div>
      <nav class="steps" aria-label="Neighboring previews">\(step(number - 1, "Previous"))\
      \(step(number + 1, "Next"))</nav></header>
      <main class="looks \(kind)">\(PreviewLook.allCases.map { frame(entry, $0) }.joined())</main>
      """
    return page(entry.title, rules: ".device{--w:\(width)px;--h:\(height)px}", body)
  }

  private func step(_ number: Int, _ words: String) -> String {
    guard gallery.entries.indices.contains(number) else { return "" }
    return "<a href=\"\(safe(gallery.entries[number].address.percentEncoded))\">\(words)</a>"
  }

  private func frame(_ entry: PreviewEntry, _ look: PreviewLook) -> String {
    let address = safe(entry.address(look).percentEncoded)
    let fits = entry.preview.size == .fitting ? " fits" : ""
    return """
      <figure><figcaption><a href="\(address)">\(look.title)</a></figcaption>
      <div class="device\(fits) \(look.rawValue)"><iframe src="\(address)" \
      title="\(safe(entry.title)), \(look.title)"></iframe></div></figure>
      """
  }

  private func page(_ title: String, rules: String, _ body: String) -> String {
    """
    <!doctype html>
    <html lang="en"><head><meta charset="utf-8"><title>\(safe(title))</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="\(style.url)">
    <style nonce="\(nonce)">\(rules)</style>
    <script src="\(script.url)" defer nonce="\(nonce)"></script></head>
    <body data-build="\(gallery.build)">
    \(body)
    </body></html>

    """
  }

  private func safe(_ text: String) -> String { HTMLText.escape(text) }
}

extension PreviewEntry {
  fileprivate func isBeside(_ other: PreviewEntry) -> Bool {
    preview.module == other.preview.module && preview.place == other.preview.place
  }

  /// The size of the preview's window in points: a phone's, or the size that the preview sets.
  var screen: (width: Int, height: Int) {
    let size: (Int, Int)
    switch preview.size {
    case .window, .fitting: size = (390, 844)
    case .fixed(let width, let height):
      // Sizes are limited to a sensible range.
      size = (Int(min(max(width, 1), 4000)), Int(min(max(height, 1), 4000)))
    }
    return preview.isLandscape && size.0 < size.1 ? (size.1, size.0) : size
  }
}
