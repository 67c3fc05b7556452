import Testing

@testable import StrataSwiftEdits

@Suite struct CaseTests {
  private let routes = """
    enum Route: Endpoint {
        case items(page: Int)  // keep me

        var path: String {
            switch self {
            case .items: "/items"
            }
        }
        var method: HTTPMethod { .get }
        var parameters: [String: String] {
            switch self {
            case .items(let page): ["page": String(page)]
            default: [:]
            }
        }
    }

    """
  private let answers = [
    CaseAnswer("path", ".order(let id)", "\"/orders/\\(id)\"", isNeeded: true),
    CaseAnswer("parameters", ".order", "[:]", isNeeded: true),
    CaseAnswer("method", ".order", ".get"),
  ]

  private func adding(to text: String) throws -> String {
    var source = try SwiftSource(path: "Route.swift", text: text)
    try source.addCase("order(id: String)", to: "Route", answers)
    return source.edited
  }

  @Test func `a new case is added after the last one, and its values to each switch`() throws {
    #expect(
      try adding(to: routes) == """
        enum Route: Endpoint {
            case items(page: Int)  // keep me
            case order(id: String)

            var path: String {
                switch self {
                case .items: "/items"
                case .order(let id): "/orders/\\(id)"
                }
            }
            var method: HTTPMethod { .get }
            var parameters: [String: String] {
                switch self {
                case .items(let page): ["page": String(page)]
                case .order: [:]
                default: [:]
                }
            }
        }

        """)
  }

  @Test func `the same edit a second time changes nothing, also after a manual edit`() throws {
    let once = try adding(to: routes)
    #expect(try adding(to: once) == once)
    let edited = once.replacing("\"/orders/\\(id)\"", with: "\"/v2/orders/\\(id)\"")
    #expect(try adding(to: edited) == edited)
  }

  @Test func `a property that switches over all cases gets a branch for the new case`() throws {
    let text = routes.replacing(
      "{ .get }", with: "{\n        switch self {\n        case .items: .get\n        }\n    }")
    #expect(try adding(to: text).contains("        case .items: .get\n        case .order: .get\n"))
  }

  @Test func `adding a case to an enum whose property has no switch is refused with the line`() {
    #expect(
      throws: EditConflict(
        "Route.swift", line: 4,
        "'path' needs a 'switch' to which strata can add the case '.order(let id)'")
    ) {
      try adding(to: "enum Route {\n    case items\n\n    var path: String { \"/items\" }\n}\n")
    }
    #expect(throws: EditConflict("Route.swift", line: 1, "the file has no enum 'Route'")) {
      try adding(to: "struct Route {}\n")
    }
  }
}
