import StrataBrowserTesting

/// A driver of a page in Chromium.
struct BrowserDriver: AppDriver {
  static let isSettled = "globalThis.__strata?.live && __strata.pending === 0"
  let browser: Browser
  private let line: SlowLink

  init(_ browser: Browser, _ line: SlowLink) {
    self.browser = browser
    self.line = line
  }

  func tap(_ name: String) async throws {
    let roles = ["button", "link", "switch", "tab", "radio", "checkbox", "option"]
    try await browser.click(try await locate(name, roles))
    try await settle()
  }

  func tap(_ name: String, count: Int) async throws {
    try await browser.click(try await locate(name, ["button"]), count: count)
    try await browser.wait(until: Self.isSettled)
    // A tap that may become a double tap is sent after a delay.
    try await browser.run("return new Promise(done => setTimeout(done, 350))")
    try await settle()
  }

  func longPress(_ name: String) async throws {
    try await browser.hold(try await locate(name, ["button"]), for: .milliseconds(700))
    try await settle()
  }

  func drag(_ name: String, by x: Int, _ y: Int) async throws {
    try await browser.drag(try await locate(name, ["button"]), by: x, y)
    try await settle()
  }

  func type(_ text: String, into field: String) async throws {
    let roles = ["textbox", "searchbox", "combobox"]
    try await browser.type(text, into: try await locate(field, roles))
    try await settle()
  }

  func choose(_ option: String, in picker: String) async throws {
    let target = try await locate(picker, ["combobox", "listbox"])
    let element = try await browser.find(target)
    try await browser.run(
      """
      const [select, words] = arguments;
      const option = [...select.options].find(o => o.textContent.trim() === words);
      if (!option) throw new Error('no such option');
      select.value = option.value;
      select.dispatchEvent(new Event('change', {bubbles: true}));
      """, element.json, .string(option))
    try await settle()
  }

  func back() async throws {
    try await browser.back()
    try await settle()
  }

  func dismiss() async throws {
    try await browser.press(.escape)
    try await settle()
  }

  func text(of name: String) async throws -> String {
    let roles = ["button", "link", "heading", "textbox", "switch", "generic"]
    return try await browser.find(try await locate(name, roles)).text
  }

  var lines: [String] {
    get async throws {
      try await browser.text.split(whereSeparator: \.isNewline).map(String.init)
    }
  }

  var spoken: [String] {
    get async throws {
      try await browser.accessibilityTree().compactMap { Spoken($0)?.description }
    }
  }

  func has(_ name: String) async throws -> Bool {
    do {
      _ = try await locate(name, ["button", "link", "textbox", "switch", "heading", "image"])
      return true
    } catch is DriverFailure {
      return false
    }
  }

  func delay(_ latency: Duration) { line.delay(latency) }

  var url: String {
    get async throws {
      try await browser.run("return location.pathname + location.search").string ?? ""
    }
  }

  func see(_ words: String) async throws {
    try await browser.waitFor(text: words)
    try await settle()
  }

  func settle() async throws { try await browser.wait(until: Self.isSettled) }

  /// Returns a locator by identifier, or else by one of these roles and the accessible name, or
  /// else by text.
  func locate(_ name: String, _ roles: [String]) async throws -> Locator {
    let choices = [.testID(name)] + roles.map { Locator.role($0, name: name) } + [.text(name)]
    for choice in choices where try await !browser.findAll(choice).isEmpty { return choice }
    let lines = try await lines
    throw DriverFailure(reason: "No element is called “\(name)”.", lines: lines)
  }
}
