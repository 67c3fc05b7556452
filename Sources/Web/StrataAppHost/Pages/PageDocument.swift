import Foundation
import StrataBrowserClient
import StrataHTMLRenderer
import StrataLiveSession
import StrataWire

/// The HTML document around an app's first page.
struct PageDocument {
  var opened: OpenedPage
  var brand: Brand
  var language: String
  var nonce: String
  /// The client's files, which the page links to or its script loads when needed.
  var files: ClientFiles
  var isInstallable: Bool
  var latency: Int
  var words: HostWords
  /// The CSS rules for the look of a preview.
  var lookRules = ""
  /// A Boolean value that indicates whether the page is stored for offline use.
  var isKept = false
  /// A Boolean value that indicates whether the device is told that it was forgotten.
  var isForgotten = false
  /// The heading of a preview's page: the previewed part of an app seldom has the heading that a
  /// page needs.
  var previewTitle: String?

  var html: String {
    """
    <!doctype html>
    <html lang="\(safe(spoken))" dir="\(opened.page.direction ?? words.direction)"\
    \(tabClasses)>
    <head><meta charset="utf-8"><title>\(safe(opened.title.isEmpty ? brand.name : opened.title))</title>
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="color-scheme" content="light dark">
    <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="#000000" media="(prefers-color-scheme: dark)">
    \(brand.icons)\(manifest)
    <link rel="stylesheet" href="\(files.url(.style))">
    \(brand.accent.map { "<style nonce=\"\(nonce)\">\($0.rules)</style>" } ?? "")\
    <style nonce="\(nonce)" id="rules">\(opened.page.rules)</style>\
    \(lookRules.isEmpty ? "" : "<style nonce=\"\(nonce)\">\(lookRules)</style>")\
    \(launch.map { "<style nonce=\"\(nonce)\">\($0.rules)</style>" } ?? "")\
    \(isForgotten ? "<style nonce=\"\(nonce)\">\(ForgottenNotice.rules)</style>" : "")
    <script src="\(files.url(.script))" defer nonce="\(nonce)"></script>\
    \(install)</head>
    <body data-session="\(maskedToken)" data-seq="0" data-nonce="\(nonce)"\
    \(latency > 0 ? " data-latency=\"\(latency)\"" : "") data-words="\(safe(words.connectionLost))"\
     data-long="\(safe(words.textTooLong))" data-undone="\(safe(words.undone))"\
     data-outdated="\(safe(words.outdated))" data-rest="\(safe(words.resting))"\
     data-rows="\(files.url(.rows))" data-row-style="\(files.url(.rowStyle))"\
     data-pointer="\(files.url(.pointer))" data-zoom="\(files.url(.zoom))"\
     data-gestures="\(files.url(.gestures))" data-device="\(files.url(.deviceScript))"\
     data-map="\(files.map)" data-web="\(files.url(.web))"\
     data-push="\(files.url(.pushScript))"\
    \(installWords)\
     data-zone="\(safe(TimeZone.current.identifier))">
    \(isForgotten ? ForgottenNotice(words: words).html : "")\
    \(heading)<main id="screen" data-n="1">\(opened.page.contents[0])</main>\
    <div id="presentations" data-n="2">\(opened.page.contents[1])</div>\(launch?.html ?? "")\
    \(MaskFilter.markup)
    </body></html>

    """
  }

  private var maskedToken: String {
    var random = SystemRandomNumberGenerator()
    return MaskedToken.text(of: opened.token, using: &random)
  }

  /// The classes of a page with tabs, which the client removes when the document is complete.
  ///
  /// The style sheet finds tabs by `:has`, which Chromium applies only to elements that are closed: a
  /// page that is still arriving would move when its tab bar is complete.
  private var tabClasses: String {
    let content = opened.page.contents[0]
    var (start, hasTabs) = (content.startIndex, false)
    while let found = content.end(ofBytes: "class=\"tabs", from: start) {
      start = found
      let others = content[found...].prefix { $0 != "\"" }.split(separator: " ")
      guard !others.contains("away") else { return "" }
      hasTabs = true
    }
    guard hasTabs else { return "" }
    let first = content.prefix { $0 != ">" }
    let isInStack = first.contains(" class=\"v ") || first.hasSuffix(" class=\"v\"")
    return isInStack ? " class=\"tb tv\"" : " class=\"tb\""
  }

  /// The language of the app's texts, or else the browser's.
  private var spoken: String { opened.page.language ?? language }

  private var manifest: String {
    isInstallable ? "<link rel=\"manifest\" href=\"\(WebManifest.path)\">" : ""
  }

  private var installWords: String {
    guard isInstallable else { return "" }
    return " data-update=\"\(safe(words.update))\" data-insecure=\"\(safe(words.insecure))\""
      + " data-unkept=\"\(safe(words.unkept))\""
  }

  private var install: String {
    guard isInstallable else { return "" }
    return "<script src=\"\(files.url(.installScript))\" defer nonce=\"\(nonce)\"></script>"
  }

  /// The launch screen, if the page is still loading.
  private var launch: LaunchScreen? {
    previewTitle == nil && opened.isWaiting && !isKept ? brand.launch : nil
  }

  private var heading: String {
    guard let previewTitle, !opened.page.contents[0].contains(bytes: "<h1") else { return "" }
    return "<header class=\"vh\"><h1>\(safe(previewTitle))</h1></header>\n"
  }

  private func safe(_ text: String) -> String { HTMLText.escape(text) }
}
