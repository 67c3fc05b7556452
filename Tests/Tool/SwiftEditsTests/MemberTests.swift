import Testing

@testable import StrataSwiftEdits

@Suite struct MemberTests {
  private let ids = """
    /// Identifiers by which tests find elements.
    public enum UITestIDs {
        public enum ItemView {
            public static let list = "ItemView.list"  // keep me
        }
        // The end.
    }

    """
  private let fragment = """
    extension UITestIDs {
        /// Of orders.
        public enum OrderView {
            public static let list = "OrderView.list"
        }
    }
    """

  private func adding(_ fragment: String, to text: String) throws -> String {
    var source = try SwiftSource(path: "UITestIDs.swift", text: text)
    try source.addMembers(of: fragment)
    return source.edited
  }

  @Test func `a new member is added after the last one, and the rest of the file is kept`() throws {
    #expect(
      try adding(fragment, to: ids) == """
        /// Identifiers by which tests find elements.
        public enum UITestIDs {
            public enum ItemView {
                public static let list = "ItemView.list"  // keep me
            }

            /// Of orders.
            public enum OrderView {
                public static let list = "OrderView.list"
            }
            // The end.
        }

        """)
  }

  @Test func `the same edit a second time changes nothing, also after a manual edit`() throws {
    let once = try adding(fragment, to: ids)
    #expect(try adding(fragment, to: once) == once)
    let edited = once.replacing("OrderView.list", with: "orders")
    #expect(try adding(fragment, to: edited) == edited)
  }

  @Test func `short members are added without blank lines, the first into empty braces`() throws {
    let fragment = "struct Keys {\n    let order: String\n}"
    #expect(
      try adding(fragment, to: "struct Keys {\n    let item: String\n}\n")
        == "struct Keys {\n    let item: String\n    let order: String\n}\n")
    #expect(
      try adding(fragment, to: "struct Keys {\n}\n") == "struct Keys {\n    let order: String\n}\n")
  }

  @Test func `adding a member is refused if the file does not declare the type`() {
    #expect(throws: EditConflict("UITestIDs.swift", line: 1, "the file has no type 'UITestIDs'")) {
      try adding(fragment, to: "enum Others {}\n")
    }
  }
}
