import Foundation
import StrataBrowserTesting
import Testing

/// Tests of the gallery of previews in the browser.
@Suite(.timeLimit(.minutes(60))) struct GalleryTests {
  private static let frames = """
    const frames = [...document.querySelectorAll('.looks iframe')];
    const live = (f) => f.contentWindow.__strata?.live && f.contentWindow.__strata.pending === 0;
    """

  @Test(arguments: Viewport.both)
  func `all previews are on one page, and each links to its page`(viewport: Viewport) async throws {
    try await GalleryUnderTest.run("weda") { gallery in
      try await Browser.run(.viewport(viewport)) { browser in
        try await browser.open(gallery.app.url)
        #expect(try await browser.url.hasSuffix("/previews"))
        #expect(try await browser.findAll(.css("li a")).count == gallery.previews.count)
        let kind = viewport == .phone ? "phone" : "desktop"
        try await browser.wait(
          until: "document.querySelector('li iframe')?.contentWindow.__strata?.live")
        try await browser.expectGalleryAccessible("previews-\(kind)")
        try await browser.type("settings", into: .css("#filter"))
        try await browser.wait(
          until:
            "[...document.querySelectorAll('main section')].filter(s => !s.hidden).length === 1")
        try await browser.click(.css("section:not([hidden]) li:not([hidden]) a"))
        try await browser.wait(until: "document.querySelectorAll('.looks iframe').length === 4")
        try await browser.wait(until: "(() => { \(Self.frames) return frames.every(live); })()")
        try await browser.expectGalleryAccessible("preview-\(kind)")
        try await browser.expectToFit("a preview's page")
        try await browser.expectQuietConsole()
      }
    }
  }

  @Test
  func `a preview's page shows it light, dark, with large text and right to left, all interactive`()
    async throws
  {
    try await GalleryUnderTest.run("counter") { gallery in
      let preview = try #require(gallery.previews.first)
      try await Browser.run { browser in
        try await browser.open(gallery.page(preview.address))
        try await browser.wait(
          until: "(() => { \(Self.frames) return frames.length === 4 && frames.every(live); })()")
        let looks = try await browser.run(
          """
          \(Self.frames)
          return frames.map(f => {
            const page = f.contentDocument, html = f.contentWindow.getComputedStyle(page.documentElement);
            return [html.colorScheme, html.fontSize, page.documentElement.dir].join(' ');
          });
          """)
        #expect(looks == ["light 16px ltr", "dark 16px ltr", "light 32px ltr", "light 16px rtl"])
        try await browser.run(
          "\(Self.frames) frames[1].contentDocument.querySelector('[data-testid=more]').click();")
        try await browser.wait(
          until: """
            (() => { \(Self.frames)
              const counts = frames.map(f => f.contentDocument.querySelector('[data-testid=count]').textContent);
              return counts[0] !== counts[1] && counts[0] === counts[2]; })()
            """)
        try await browser.expectQuietConsole()
      }
    }
  }

  @Test func `an open gallery page reloads after the server restarts with a new build`()
    async throws
  {
    try await GalleryUnderTest.run("counter") { gallery in
      try await Browser.run { browser in
        try await browser.open(gallery.page("/previews"))
        try await browser.run("window.isOld = true")
        let build = try await browser.run("return document.body.dataset.build")
        try await gallery.app.restart()
        try await browser.wait(until: "!window.isOld && document.body.dataset.build")
        #expect(try await browser.run("return document.body.dataset.build") != build)
      }
    }
  }
}

extension Browser {
  /// Checks the gallery without its frames, which are checked separately.
  fileprivate func expectGalleryAccessible(_ name: String) async throws {
    for appearance in Appearance.allCases {
      try await prefer(appearance, reducedMotion: true)
      for violation in try await axeViolations(frames: false) {
        Issue.record("\(name), \(appearance.rawValue): \(violation)")
      }
      if let folder = ProcessInfo.processInfo.environment["STRATA_GALLERY_PICTURES"] {
        let file = "\(name)-\(appearance.rawValue).png"
        try await screenshot(to: URL(fileURLWithPath: folder).appendingPathComponent(file))
      }
    }
  }
}
