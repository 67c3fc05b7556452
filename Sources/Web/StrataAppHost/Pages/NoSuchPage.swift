import StrataHTMLRenderer

/// The page for an address that the app does not have. It needs no script and no session.
struct NoSuchPage {
  var brand: Brand
  var language: String
  var nonce: String
  /// The URL of the style sheet.
  var style: String
  var words: HostWords

  var html: String {
    """
    <!doctype html>
    <html lang="\(safe(HostWords.spoken(language)))" dir="\(words.direction)">
    <head><meta charset="utf-8"><title>\(safe(words.noSuchPage)) – \(safe(brand.name))</title>
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="color-scheme" content="light dark">
    \(brand.icons)
    <link rel="stylesheet" href="\(style)">
    <style nonce="\(nonce)">\(Self.rules)</style></head>
    <body class="nowhere"><main><h1>\(safe(words.noSuchPage))</h1>
    <p>\(safe(words.noSuchPageMessage))</p>
    <p><a href="/">\(safe(words.firstPage))</a></p></main></body></html>

    """
  }

  private func safe(_ text: String) -> String { HTMLText.escape(text) }

  private static let rules = """
    .nowhere{display:grid;place-content:center;min-height:100svh;box-sizing:border-box;margin:0;\
    padding:1.5rem;text-align:center}\
    .nowhere main{display:block;max-width:30rem}\
    .nowhere h1{font-size:1.75rem;font-weight:700;line-height:1.2;margin:0 0 .75rem}\
    .nowhere p{margin:0 0 1rem;line-height:1.4}\
    .nowhere a{display:inline-block;padding:.75rem 1.25rem;border-radius:.75rem;font-weight:600;\
    text-decoration:none;color:#fff;background:light-dark(#0058d0,#0a66d8)}
    """
}
