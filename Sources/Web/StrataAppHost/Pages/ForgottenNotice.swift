import StrataHTMLRenderer

/// A sentence on the first page of a browser whose device was forgotten since it no longer came. It
/// lies over the page, and disappears when it is tapped, without a script.
struct ForgottenNotice {
  var words: HostWords

  var html: String {
    "<details id=\"forgotten\" open><summary>\(HTMLText.escape(words.forgotten))"
      + "<span aria-hidden=\"true\"> ✕</span></summary></details>\n"
  }

  static let rules = """
    #forgotten{position:fixed;inset:auto 1rem calc(1rem + env(safe-area-inset-bottom));z-index:98;\
    max-width:32rem;margin-inline:auto;border-radius:.875rem;line-height:1.4;cursor:pointer;\
    color:#fff;background:#2c2c2e;box-shadow:0 .25rem 1.5rem #0006}\
    #forgotten:not([open]){display:none}\
    #forgotten summary{display:block;padding:.875rem 1rem}
    """
}
