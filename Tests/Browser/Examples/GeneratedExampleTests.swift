import StrataBrowserTesting
import Testing

/// Tests of the examples that `strata new --example` generates, in the browser.
@Suite(.timeLimit(.minutes(60))) struct GeneratedExampleTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var program: String
    /// The title of the first screen, one of its rows, and the text shown without a service.
    var title: String
    var row: String
    var failure: String
    var testDescription: String { program }
  }

  static let examples = [
    Example(
      program: "myapp", title: "Employees", row: "Employee 2",
      failure: "The employees could not be loaded"),
    Example(
      program: "staff", title: "Employees", row: "Employee 2",
      failure: "The employees could not be loaded"),
    Example(
      program: "larder", title: "Food listings", row: "Food listing 2",
      failure: "The food listings could not be loaded"),
    Example(
      program: "multiverse", title: "Characters", row: "Character 2",
      failure: "Something went wrong"),
  ]

  @Test(arguments: examples, Viewport.both)
  func `a generated app with mock data lists the recorded responses and is accessible`(
    example: Example, viewport: Viewport
  ) async throws {
    let app = try await ServedApp.start(example.program, arguments: ["-mock"])
    try await Browser.run(.viewport(viewport)) { browser in
      try await browser.openLive(app.url.absoluteString)
      try await browser.waitFor(text: example.title)
      try await browser.waitFor(text: example.row)
      try await browser.expectAccessibleEveryWay("the list")
      try await browser.expectToFit("the list")
      try await browser.expectUnclipped("the list")
      try await browser.expectQuiet()
    }
    try await app.stop()
  }

  @Test(arguments: examples)
  func `an unreachable service shows an error with a retry`(example: Example)
    async throws
  {
    // No server listens at port 1.
    let app = try await ServedApp.start(
      example.program, environment: ["API_BASE_URL": "http://127.0.0.1:1"])
    try await Browser.run(.viewport(.phone)) { browser in
      try await browser.openLive(app.url.absoluteString)
      try await browser.waitFor(text: example.failure)
      try await browser.expectAccessibleEveryWay("the error")
      try await browser.click(.role("button", name: "Retry"))
      try await browser.waitFor(text: example.failure)
    }
    try await app.stop()
  }

  @Test(arguments: ["myapp", "staff", "multiverse"])
  func `Show More loads pages until the last`(program: String) async throws {
    let app = try await ServedApp.start(program, arguments: ["-mock"])
    try await Browser.run(.viewport(.phone)) { browser in
      try await browser.openLive(app.url.absoluteString)
      try await browser.click(.role("button", name: "Show More"))
      try await browser.waitGone(.role("button", name: "Show More"))
    }
    try await app.stop()
  }

  @Test func `tapping a row opens its details, and Back returns to the list`() async throws {
    let app = try await ServedApp.start("multiverse", arguments: ["-mock"])
    try await Browser.run(.viewport(.phone)) { browser in
      try await browser.openLive(app.url.absoluteString)
      try await browser.click(.role("button", name: "Character 3"))
      try await browser.waitFor(.role("heading", name: "Character 3"))
      try await browser.expectAccessibleEveryWay("the details")
      try await browser.click(.css("main button, li button"))
      try await browser.waitFor(.role("button", name: "Character 1"))
    }
    try await app.stop()
  }
}
