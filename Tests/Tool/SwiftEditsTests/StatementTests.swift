import Testing

@testable import StrataSwiftEdits

@Suite struct StatementTests {
  private let composition = """
    struct AppComposition {
        static func register(_ service: NetworkService, in container: DIContainer) {
            container.register(A.self, service)  // keep me
            // The end.
        }

        init() {}
    }

    """

  private func adding(to text: String, _ function: String = "register") throws -> String {
    var source = try SwiftSource(path: "App.swift", text: text)
    try source.addStatements(
      to: function, of: "AppComposition", using: "NetworkService", unless: "BProtocol"
    ) { ["let b = B(\($0))", "container.register(BProtocol.self, b)"] }
    return source.edited
  }

  @Test
  func `statements are added after the last registration, and use the internal parameter name`()
    throws
  {
    #expect(
      try adding(to: composition) == """
        struct AppComposition {
            static func register(_ service: NetworkService, in container: DIContainer) {
                container.register(A.self, service)  // keep me
                let b = B(service)
                container.register(BProtocol.self, b)
                // The end.
            }

            init() {}
        }

        """)
  }

  @Test func `statements are not added to a function that already refers to the new name`() throws {
    let once = try adding(to: composition)
    #expect(try adding(to: once) == once)
    let moved = composition.replacing("A.self", with: "BProtocol.self")
    #expect(try adding(to: moved) == moved)
  }

  @Test func `statements are added to an empty function`() throws {
    let text = "class AppComposition {\n    init(service: any NetworkService) {\n    }\n}\n"
    #expect(
      try adding(to: text, "init") == """
        class AppComposition {
            init(service: any NetworkService) {
                let b = B(service)
                container.register(BProtocol.self, b)
            }
        }

        """)
  }

  @Test func `statements are added to an initializer of a class in a branch of a condition`() throws
  {
    let text = """
      #if DEBUG
      final class AppComposition {
          init(service: NetworkService) {
              container.register(A.self, service)
          }
      }
      #endif

      """
    let line = "        container.register(A.self, service)\n"
    let more = "        let b = B(service)\n        container.register(BProtocol.self, b)\n"
    #expect(try adding(to: text, "init") == text.replacing(line, with: line + more))
  }

  @Test func `adding statements to a function without the expected parameter is refused`() {
    #expect(
      throws: EditConflict(
        "App.swift", line: 1,
        "AppComposition has no function 'init' with a parameter of type NetworkService")
    ) { try adding(to: composition, "init") }
  }

  @Test func `the path of a named package dependency is read from a manifest`() throws {
    let text = """
      let package = Package(
          name: "A",
          dependencies: [.package(path: "B"), .package(name: "Strata", path: "../strata")],
          targets: [])
      """
    let source = try SwiftSource(path: "Package.swift", text: text)
    #expect(source.path(ofPackage: "Strata") == "../strata")
    #expect(source.path(ofPackage: "B") == nil)
  }
}
