/// Texts that a page must show and not interpret.
enum Hostile {
  static let texts = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onload='alert(1)",
    "</textarea></title></style><b>", "&lt;b&gt; &amp; &#x3c;", "]]><!-- -->",
    "\u{202E}reversed\u{202C}", "a\u{0301}\u{200D}", "\n\r\n two lines", "{}*/;\\", "", " ",
    String(repeating: "<\"'&", count: 2_500),
  ]

  /// A colon, a quote or a bracket with a combining mark is another character to Swift, but the
  /// same to a browser.
  static let disguised = ["<\u{0301}b>", "\"\u{0301} onclick=\u{0301}x", "&\u{0301}lt;"]

  /// All of them, referred to by index: they should not appear in a test's output.
  static let all = texts + disguised
}
