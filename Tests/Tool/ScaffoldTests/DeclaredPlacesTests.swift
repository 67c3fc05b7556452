import Foundation
import StrataSwiftEdits
import Testing

@testable import StrataScaffold

/// Tests of the search for the files that declare a type.
@Suite struct DeclaredPlacesTests {
  /// Returns the places where a project with one more file declares a type called Order.
  private func places(_ text: String) throws -> [String] {
    let project = SampleProject.trips.editing("Trips/UI/Report.swift") { _ in text }
    var changes = try ProjectChanges(project, app: "Trips", layout: .template)
    return try changes.declared("Order").map { "\($0.path):\($0.type.line) \($0.type.kind)" }
  }

  @Test(arguments: [
    ("struct Order {}", 2), ("struct Order{}", 2), ("struct\tOrder: Sendable {}", 2),
    ("struct\n  Order {}", 3), ("struct\r\nOrder {}", 3), ("struct /* of a shop */Order {}", 2),
    ("struct // of a shop\nOrder {}", 3), ("struct/**/Order {}", 2),
    ("struct Order// of a shop\n{}", 2),
  ])
  func `the declaration of a type is found with any white space and comments between its tokens`(
    declaration: String, line: Int
  ) throws {
    let text = "let orders: [Order] = []\n\(declaration)\n"
    #expect(try places(text) == ["Trips/UI/Report.swift:\(line) struct"])
  }

  @Test(arguments: [
    "let orders: [Order] = [", "let order: Order? = (", "struct OrderList {", "struct PreOrder {",
    "let all = Shop.Order(", "let map: Map<Order, Int> = {", "struct Order_ {", "struct Orderé {",
  ])
  func `a file that only mentions a type declares nothing, and is not parsed`(text: String) throws {
    #expect(try places(text + "\n") == [])
  }

  @Test func `a file that seems to declare the type but does not parse is refused`() {
    #expect(throws: EditConflict.self) { try places("struct Order {\n") }
  }
}
