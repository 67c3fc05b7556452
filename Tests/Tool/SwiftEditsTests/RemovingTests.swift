import StrataSwiftEdits
import Testing

@Suite struct RemovingTests {
  private let names = RenamedNames(
    names: [
      "OrderListView": "A", "orderUseCase": "b", "OrderUseCase": "B", "HasOrderUseCase": "C",
      "DefaultOrderUseCase": "D", "TripsOrderListView": "E",
    ], types: ["Order": "F"])

  private func removed(
    _ text: String, path: String = "A.swift"
  ) throws -> (text: String, use: (name: String, line: Int)?) {
    try SwiftSource(path: path, text: text).removing(names, .other(DeclaredNames()))
  }

  @Test(arguments: [
    ("typealias All = HasItemUseCase & HasOrderUseCase\n", "typealias All = HasItemUseCase\n"),
    ("typealias All = HasOrderUseCase & HasItemUseCase\n", "typealias All = HasItemUseCase\n"),
    ("f(\n    a: a,\n    orderUseCase: x\n)\n", "f(\n    a: a\n)\n"),
    ("f(orderUseCase: x, a: a)\n", "f(a: a)\n"),
    (
      "struct S {\n    var a: Int\n    var orderUseCase: Int\n}\n",
      "struct S {\n    var a: Int\n}\n"
    ),
    ("import SwiftUI\nimport TripsOrderListView\n", "import SwiftUI\n"),
  ])
  func `an argument, member, import or composed type is removed with its separator`(
    text: String, rest: String
  ) throws {
    let result = try removed(text)
    #expect(result.text == rest)
    #expect(result.use == nil)
  }

  @Test func `removing a registration also removes the variable that only it uses`() throws {
    let text = """
      func f() {
          let made = DefaultOrderUseCase()
          container.register(OrderUseCase.self, made)
          container.register(Item.self, item)
      }
      """
    #expect(
      try removed(text).text == "func f() {\n    container.register(Item.self, item)\n}")
    let used = text.replacing("item)", with: "made)")
    let use = try removed(used).use
    #expect(use?.name == "DefaultOrderUseCase" && use?.line == 2)
  }

  @Test func `a tab is removed only if another tab remains`() throws {
    let tabs = "TabView {\n    ItemListView()\n    OrderListView()\n}"
    #expect(try removed(tabs).text == "TabView {\n    ItemListView()\n}")
    let use = try removed("TabView {\n    OrderListView()\n}").use
    #expect(use?.name == "OrderListView" && use?.line == 2)
  }

  @Test func `a navigation link to a removed screen is replaced by the link's label`() throws {
    let text = """
      List {
          NavigationLink {
              OrderListView()
          } label: {
              Text(name)  // the name
          }
      }
      """
    #expect(try removed(text).text == "List {\n    Text(name)\n}")
  }

  @Test func `removing a module removes its package dependency from the manifest`() throws {
    let text = """
      let package = Package(
          dependencies: [
              .package(path: "Routing"),
              .package(path: "OrderListView"),
          ])
      """
    let rest = text.replacing("        .package(path: \"OrderListView\"),\n", with: "")
    #expect(try removed(text, path: "Package.swift").text == rest)
    #expect(try removed(text).text == text)
  }

  @Test func `a removed type that other code uses is reported with its line, and that code stays`()
    throws
  {
    let result = try removed("func f() {\n    print(Order.self)\n}\n")
    #expect(result.text == "func f() {\n    print(Order.self)\n}\n")
    #expect(result.use?.name == "Order" && result.use?.line == 2)
  }
}
