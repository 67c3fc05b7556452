import StrataHTMLRenderer
import StrataViewTree

extension LiveSession {
  /// Returns the current page as HTML for another reader. It does not affect the patches to the
  /// session's browser.
  func look() -> HTMLPage { picture(by: HTMLRenderer()) }

  /// Returns the current page as HTML, with the language that the app sets, or else that of its
  /// texts.
  func picture(by renderer: HTMLRenderer) -> HTMLPage {
    var page = renderer.page(window.tree.snapshot())
    page.language = page.language ?? window.otherLanguage()
    return page
  }
}
