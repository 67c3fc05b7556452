import Testing

@testable import StrataSwiftEdits

@Suite struct SwiftSourceTests {
  @Test func `a file without edits stays byte for byte`() throws {
    let text = "// é\r\n\timport Foundation  \n\n\nstruct A {}//end"
    #expect(try SwiftSource(path: "A.swift", text: text).edited == text)
  }

  @Test(arguments: [
    ("struct A {\n  let b: Int\n", 2), ("let a = 1\nlet = 2\n", 2), ("func a( {}\n", 1),
  ])
  func `a source that is not Swift is refused with its line`(text: String, line: Int) {
    #expect(
      throws: EditConflict("A.swift", line: line, "this is not valid Swift; correct it first")
    ) { try SwiftSource(path: "A.swift", text: text) }
  }

  @Test func `the types of a file are found with kind, line and members, even in conditional code`()
    throws
  {
    let source = try SwiftSource(
      path: "A.swift",
      text: """
        struct Order: Identifiable, Equatable {
            let id: UUID
            var tags: [ String ]  // two blanks
            static let zero = 0
            var name: String { "" }
            enum Status: String { case open, closed }
        }
        #if DEBUG
        protocol OrderUseCase {
            func fetchOrders(page: Int) async throws -> [Order]
        }
        #endif
        typealias A = Int
        """)
    let types = source.types
    #expect(types.map(\.name) == ["Order", "OrderUseCase", "A"])
    #expect(types.map(\.kind) == ["struct", "protocol", "typealias"])
    #expect(types.map(\.line) == [1, 9, 13])
    #expect(types[0].inherits == ["Identifiable", "Equatable"])
    #expect(types[0].properties.map(\.name) == ["id", "tags"])
    #expect(types[0].properties.map(\.type) == ["UUID", "[String]"])
    #expect(types[0].types.map(\.cases) == [["open", "closed"]])
    let function = types[1].functions[0]
    #expect(function.name == "fetchOrders" && function.labels == ["page"])
    #expect(function.parameters == ["Int"] && !function.isPlain)
  }

  // MARK: Symbols

  private let symbols = """
    #if SWIFT_PACKAGE
    extension LocalizedStringResource {
        static var b: Self { .init("b") }  // the second
        static var d: Self { .init("d") }
    }
    #endif

    """

  @Test(arguments: [
    ("a", "extension LocalizedStringResource {\n    NEW\n    static var b"),
    ("c", "  // the second\n    NEW\n    static var d"),
    ("e", "static var d: Self { .init(\"d\") }\n    NEW\n}\n"),
  ])
  func `a static member is inserted into an extension in alphabetical order`(
    name: String, expected: String
  ) throws {
    var source = try SwiftSource(path: "A.swift", text: symbols)
    try source.addStatic(
      name, "static var \(name): Self { .init() }", to: "LocalizedStringResource")
    let wanted = expected.replacing("NEW", with: "static var \(name): Self { .init() }")
    #expect(source.edited.contains(wanted), "\(source.edited)")
  }

  @Test func `a static member that already exists is not replaced`() throws {
    var source = try SwiftSource(path: "A.swift", text: symbols)
    try source.addStatic("b", "static var b: Int { 1 }", to: "LocalizedStringResource")
    #expect(source.edited == symbols)
  }

  @Test func `adding a static member is an error if the file lacks the extension`() throws {
    var source = try SwiftSource(path: "A.swift", text: "import Foundation\n")
    #expect(
      throws: EditConflict(
        "A.swift", line: 1, "the file has no 'extension LocalizedStringResource'")
    ) { try source.addStatic("a", "static var a: Int { 1 }", to: "LocalizedStringResource") }
  }
}
