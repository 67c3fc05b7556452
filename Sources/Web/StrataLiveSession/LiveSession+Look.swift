import StrataHTMLRenderer
import StrataViewTree

extension LiveSession {
  /// The picture as it is now, for somebody else: the browser that has it is sent changes as before.
  func look() -> HTMLPage { picture(by: HTMLRenderer()) }

  /// The picture, in the language that is shown: what the app says of it, otherwise what its words are in.
  func picture(by renderer: HTMLRenderer) -> HTMLPage {
    var page = renderer.page(window.tree.snapshot())
    page.language = page.language ?? window.otherLanguage()
    return page
  }
}
