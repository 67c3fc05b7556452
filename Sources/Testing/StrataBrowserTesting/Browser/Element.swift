/// An element of the page, valid until the page removes it.
///
/// A removed element throws `stale element reference`; actions with a ``Locator`` find its
/// replacement instead.
public struct Element: Sendable, Equatable {
  let browser: Browser
  let id: String

  public static func == (one: Element, other: Element) -> Bool { one.id == other.id }

  /// The text of the element as the browser renders it.
  public var text: String {
    get async throws { try await get("/text").string ?? "" }
  }

  /// Returns an attribute as written; `nil` if it is missing.
  public func attribute(_ name: String) async throws -> String? {
    try await browser.script(
      "return arguments[0].getAttribute(arguments[1])", [json, .string(name)]
    )
    .string
  }

  /// Returns a property of the DOM object, such as `value` or `checked`.
  public func property(_ name: String) async throws -> JSONValue {
    try await get("/property/\(name)")
  }

  /// The accessible name of the element.
  public var accessibleName: String {
    get async throws { try await get("/computedlabel").string ?? "" }
  }

  /// The accessibility role that the browser computes.
  public var role: String {
    get async throws { try await get("/computedrole").string ?? "" }
  }

  /// A Boolean value that indicates whether a control is enabled.
  public var isEnabled: Bool {
    get async throws { try await get("/enabled").bool ?? false }
  }

  /// A Boolean value that indicates whether the element has the keyboard focus.
  public var isFocused: Bool {
    get async throws {
      try await browser.script("return document.activeElement === arguments[0]", [json]).bool
        ?? false
    }
  }

  /// The frame in the viewport, in CSS pixels.
  public var frame: Frame {
    get async throws {
      let box = try await browser.script(
        "const r = arguments[0].getBoundingClientRect(); return [r.x, r.y, r.width, r.height]",
        [json])
      let sides = box.array?.compactMap(\.double) ?? []
      guard sides.count == 4 else { throw browser.unexpected(box, from: "getBoundingClientRect") }
      return Frame(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
    }
  }

  /// A rectangle in CSS pixels.
  public struct Frame: Sendable, Equatable {
    /// The origin and size of the rectangle.
    public var x, y, width, height: Double
  }

  /// The element as an argument for ``Browser/run(_:_:)``.
  public var json: JSONValue { .object([Element.key: .string(id)]) }

  /// The key under which the WebDriver standard encodes an element.
  static let key = "element-6066-11e4-a52e-4f735466cecf"

  func get(_ path: String) async throws -> JSONValue {
    try await browser.command("GET", "/element/\(id)\(path)")
  }
}

extension Browser {
  /// Returns the element that a response of the driver identifies.
  func element(_ answer: JSONValue) throws -> Element {
    guard let id = answer[Element.key]?.string else { throw unexpected(answer, from: "the page") }
    return Element(browser: self, id: id)
  }

  func unexpected(_ answer: JSONValue, from source: String) -> WebDriverError {
    WebDriverError(code: "unexpected answer", message: "\(answer)", command: source)
  }
}
