import StrataSwiftEdits
import Testing

@Suite struct RenamedNamesTests {
  private let names = RenamedNames(
    names: ["OrderList": "LineItemList", "fetchOrdersSuccess": "fetchLineItemsSuccess"],
    types: ["Order": "LineItem"], words: ["order": "lineItem", "orders": "lineItems"],
    sent: ["order": "line_item", "orders": "line_items"],
    spoken: [
      "order": "line item", "orders": "line items", "Order": "Line item", "Orders": "Line items",
    ])

  @Test(arguments: [
    ("/// One order of ``Order``.", "/// One line item of ``LineItem``."),
    ("/// - Parameter order: the order.", "/// - Parameter lineItem: the line item."),
    ("// GET /orders", "// GET /line_items"), ("//  Order.swift", "//  LineItem.swift"),
    ("/// A reorder of preorders.", "/// A reorder of preorders."),
    ("//  Order+Words.swift", "//  LineItem+Words.swift"),
    ("/// There is no single order: ask.", "/// There is no single line item: ask."),
    ("///   - order: the order.", "///   - lineItem: the line item."),
  ])
  func `a renamed name is written in English in comments, and as a name in code and paths`(
    old: String, new: String
  ) {
    #expect(names.replaced(in: old, .comment) == new)
  }

  @Test(arguments: [
    ("/orders", "/line_items"), ("Order 1", "Line item 1"), ("Orders", "Line items"),
    (
      "{ \"orders\": [{ \"title\": \"Order 1\" }] }",
      "{ \"line_items\": [{ \"title\": \"Line item 1\" }] }"
    ),
    ("fetchOrdersSuccess", "fetchLineItemsSuccess"), ("No orders here", "No line items here"),
    ("PUT orders/1", "PUT line_items/1"), ("Orders/returns", "Line items/returns"),
  ])
  func `a renamed name is written in snake case in strings, and in English next to a space`(
    old: String, new: String
  ) {
    #expect(names.replaced(in: old, .string) == new)
  }

  @Test func `renaming changes compound names in other texts, paths in settings, and file names`() {
    #expect(names.replaced(in: "Order OrderList", .other) == "Order LineItemList")
    #expect(
      names.replaced(in: "\"**/Order/**\": \"Order matters\"", .settings)
        == "\"**/LineItem/**\": \"Order matters\"")
    #expect(
      names.replaced(in: "App/Order/orders-1.json", .path) == "App/LineItem/line_items-1.json")
  }

  private func renamed(_ text: String, isEntity: Bool = true) throws -> String {
    let source = try SwiftSource(path: "A.swift", text: text)
    var declared = DeclaredNames()
    declared.add(try SwiftSource(path: "B.swift", text: "struct Page { var orders: [Order] }"))
    return source.renamed(names, isEntity ? .entity(declared) : .other(declared))
  }

  @Test func `labels are renamed in calls of the entity's functions only`() throws {
    #expect(
      try renamed("let page = Page(orders: orders)\nsort(order: order)\n")
        == "let page = Page(lineItems: lineItems)\nsort(order: lineItem)\n")
    #expect(
      try renamed("let orders = Page(orders: orders)\n", isEntity: false)
        == "let orders = Page(lineItems: orders)\n")
  }

  @Test func `only members that the renamed entity or its page has are renamed`() throws {
    #expect(try renamed("page.orders.map(\\.order)\n") == "page.lineItems.map(\\.order)\n")
    #expect(
      try renamed("page[keyPath: \\.orders]\n", isEntity: false) == "page[keyPath: \\.lineItems]\n")
  }

  @Test func `a renamed case of CodingKeys gets the new name in snake case as its raw value`()
    throws
  {
    #expect(
      try renamed("enum CodingKeys: String, CodingKey {\n    case id, orders\n}\n")
        == "enum CodingKeys: String, CodingKey {\n    case id, lineItems = \"line_items\"\n}\n")
    #expect(
      try renamed("enum Tab {\n    case orders\n}\n") == "enum Tab {\n    case lineItems\n}\n")
  }

  @Test func `a renamed case of CodingKeys loses the raw value that its new name is`() throws {
    let text =
      "enum CodingKeys: String, CodingKey {\n    case id, lineItems = \"line_items\"  // A\n}\n"
    let names = RenamedNames(words: ["lineItems": "orders"], sent: ["line_items": "orders"])
    let source = try SwiftSource(path: "A.swift", text: text)
    #expect(
      source.renamed(names, .entity(DeclaredNames()))
        == "enum CodingKeys: String, CodingKey {\n    case id, orders  // A\n}\n")
  }

  @Test(arguments: [
    "lineItems /* v1 */ = \"line_items\"", "lineItems = /* v1 */ \"line_items\"",
    "lineItems  // v1\n      = \"line_items\"",
  ])
  func `a renamed case of CodingKeys with a comment before its raw value keeps both`(
    key: String
  ) throws {
    let text = "enum CodingKeys: String, CodingKey {\n    case \(key), id\n}\n"
    let names = RenamedNames(words: ["lineItems": "orders"], sent: ["line_items": "orders"])
    let renamed = try SwiftSource(path: "A.swift", text: text)
      .renamed(names, .entity(DeclaredNames()))
    let wanted = text.replacing("lineItems", with: "orders").replacing("line_items", with: "orders")
    #expect(renamed == wanted)
  }

  @Test
  func `a name that begins with an abbreviation has a capital only at the beginning of a text`() {
    let names = RenamedNames(spoken: ["PDF file": "order"], opening: ["PDF file": "Order"])
    #expect(names.replaced(in: "PDF file 1", .string) == "Order 1")
    #expect(
      names.replaced(in: "{ \"title\": \"PDF file 1\" }", .string) == "{ \"title\": \"Order 1\" }")
    #expect(names.replaced(in: "The PDF file is lost", .string) == "The order is lost")
  }

  @Test func `renaming keeps white space and all other code`() throws {
    let text =
      "import A  // order\n\n\n  struct  B{ }\t\n#if DEBUG\nlet `default` = \"\"\"\n    orders\n    \"\"\"\n#endif"
    #expect(try renamed(text, isEntity: false) == text)
  }
}
