import StrataBrowserTesting
import Testing

/// Tests of an app with `ObservableObject`, written from Apple's documentation alone.
@Suite(.timeLimit(.minutes(60))) struct BookshelfTests {
  @Test(arguments: Viewport.both)
  func `a book is opened, read and edited`(viewport: Viewport) async throws {
    let app = try await ServedApp.start("bookshelf")
    try await Browser.run(.viewport(viewport)) { browser in
      try await browser.openLive(app.url.absoluteString)
      try await browser.expectAccessible("the shelf")
      try await browser.click(.role("link", name: "Unread Middlemarch George Eliot"))
      try await browser.waitFor(text: "Page 0 of 880")
      try await browser.click(.role("button", name: "Increase"))
      try await browser.waitFor(text: "Page 10 of 880")
      try await browser.expectAccessible("a book")
      try await browser.click(.role("button", name: "Show notes"))
      try await browser.waitFor(text: "No notes yet.")
      try await browser.click(.role("button", name: "Edit"))
      try await browser.waitFor(.css("dialog[open]"))
      try await browser.expectAccessible("the editor")
      try await browser.type("!", into: .css("dialog input[aria-label=Title]"))
      try await browser.click(.role("button", name: "Save"))
      try await browser.waitGone(.css("dialog[open]"))
      try await browser.waitFor(text: "Middlemarch!")
      try await browser.expectToFit("a book")
      try await browser.expectQuiet()
    }
    try await app.stop()
  }

  @Test func `a book is added and found`() async throws {
    let app = try await ServedApp.start("bookshelf")
    try await Browser.run(.viewport(.phone)) { browser in
      try await browser.openLive(app.url.absoluteString)
      try await browser.click(.role("button", name: "Add"))
      try await browser.waitFor(.css("dialog[open]"))
      try await browser.type("Walden", into: .css("dialog input[aria-label=Title]"))
      try await browser.waitUntilLive()
      try await browser.click(.role("button", name: "Save"))
      try await browser.waitGone(.css("dialog[open]"))
      try await browser.type("wald", into: .css(".search input"))
      try await browser.wait(until: "!document.body.innerText.includes('Middlemarch')")
      try await browser.waitFor(.testID("row-Walden"))
      try await browser.expectQuiet()
    }
    try await app.stop()
  }

  @Test func `settings survive a reload, and the statistics show the reading time`() async throws {
    let app = try await ServedApp.start("bookshelf")
    try await Browser.run(.viewport(.phone)) { browser in
      try await browser.openLive(app.url.absoluteString)
      try await browser.click(.role("link", name: "Statistics"))
      try await browser.click(.role("button", name: "Read 5 minutes"))
      try await browser.waitFor(text: "of 30 minutes")
      try await browser.expectAccessible("the statistics")
      try await browser.click(.role("link", name: "Settings"))
      try await browser.type("Ada", into: .css("input[aria-label=Name]"))
      try await browser.waitUntilLive()
      try await browser.expectAccessible("the settings")
      try await browser.openLive(app.url.absoluteString)
      try await browser.click(.role("link", name: "Settings"))
      try await browser.wait(
        until: "document.querySelector('input[aria-label=Name]')?.value === 'Ada'")
      try await browser.expectQuiet()
    }
    try await app.stop()
  }
}
