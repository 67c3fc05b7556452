/// An element of the page, held by the driver until the page drops it.
///
/// An element that the page has replaced throws `stale element reference`; acting through a
/// ``Locator`` instead finds the new one.
public struct Element: Sendable, Equatable {
  let browser: Browser
  let id: String

  public static func == (one: Element, other: Element) -> Bool { one.id == other.id }

  /// The text as it is drawn.
  public var text: String {
    get async throws { try await get("/text").string ?? "" }
  }

  /// An attribute as written; nil when it is not there.
  public func attribute(_ name: String) async throws -> String? {
    try await browser.script(
      "return arguments[0].getAttribute(arguments[1])", [json, .string(name)]
    )
    .string
  }

  /// A property of the DOM object, such as `value` or `checked`.
  public func property(_ name: String) async throws -> JSONValue {
    try await get("/property/\(name)")
  }

  /// The name that a screen reader says.
  public var accessibleName: String {
    get async throws { try await get("/computedlabel").string ?? "" }
  }

  /// The role that the browser computes.
  public var role: String {
    get async throws { try await get("/computedrole").string ?? "" }
  }

  public var isEnabled: Bool {
    get async throws { try await get("/enabled").bool ?? false }
  }

  /// Whether the keyboard's keys go to it.
  public var isFocused: Bool {
    get async throws {
      try await browser.script("return document.activeElement === arguments[0]", [json]).bool
        ?? false
    }
  }

  /// Where it is in the viewport, in CSS pixels.
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
    public var x, y, width, height: Double
  }

  /// The element as an argument for ``Browser/run(_:_:)``.
  public var json: JSONValue { .object([Element.key: .string(id)]) }

  /// The key under which the protocol carries elements, fixed by the standard.
  static let key = "element-6066-11e4-a52e-4f735466cecf"

  func get(_ path: String) async throws -> JSONValue {
    try await browser.command("GET", "/element/\(id)\(path)")
  }
}

extension Browser {
  /// The element that an answer of the driver names.
  func element(_ answer: JSONValue) throws -> Element {
    guard let id = answer[Element.key]?.string else { throw unexpected(answer, from: "the page") }
    return Element(browser: self, id: id)
  }

  func unexpected(_ answer: JSONValue, from source: String) -> WebDriverError {
    WebDriverError(code: "unexpected answer", message: "\(answer)", command: source)
  }
}
