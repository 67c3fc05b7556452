import StrataRendering
import Testing

@testable import StrataHTMLRenderer

@Suite struct FrameMarkupTests {
  @Test func `the app's own HTML is framed without an origin, and another site keeps its origin`() {
    let page = FrameMarkup.markup("/~/web/page/0a", title: "")
    #expect(page.hasPrefix("<iframe data-src=\"/~/web/page/0a\" sandbox=\"allow-scripts "))
    #expect(!page.contains("allow-same-origin") && !page.contains(" src="))
    let site = FrameMarkup.markup("/~/web/site/0a", title: "")
    #expect(site.contains("allow-same-origin"))
    for markup in [page, site] { #expect(!markup.contains("allow-top-navigation")) }
  }

  @Test(arguments: [
    "", "/", "https://example.org/", "//example.org/~/web/page/0a", "javascript:alert(1)",
    "/~/web/page/", "/~/web/page/a/../b", "/~/web/page/\"><script>", "/~/web/other/0a",
    "/~/asset/0a", "/~/web/site/A", "/~/web/page/a?b",
  ])
  func `an address that is not one of this server's pages has no frame`(address: String) {
    #expect(FrameMarkup.markup(address, title: "") == "")
  }

  @Test func `a title is escaped`() {
    let markup = FrameMarkup.markup("/~/web/page/0a", title: "\"><script>")
    #expect(markup.contains("title=\"&quot;&gt;&lt;script&gt;\""))
  }
}
