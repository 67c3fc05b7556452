import StrataHTMLRenderer
import StrataViewTree

extension LiveSession {
  /// Returns the current page for another reader; the patches to the session's browser are not
  /// affected.
  func look() -> HTMLPage { picture(by: HTMLRenderer()) }

  /// Returns the current page with its language: the one that the app sets, or else that of its
  /// texts.
  func picture(by renderer: HTMLRenderer) -> HTMLPage {
    var page = renderer.page(window.tree.snapshot())
    page.language = page.language ?? window.otherLanguage()
    return page
  }
}
