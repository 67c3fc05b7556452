import StrataSwiftEdits
import Testing

@Suite struct RepeatingTests {
  private func repeated(_ text: String) throws -> String {
    try SwiftSource(path: "A.swift", text: text).repeating(
      named: { $0.contains("Product") || $0.contains("product") },
      as: { $0.replacing("Product", with: "Order").replacing("product", with: "order") })
  }

  @Test(arguments: [
    (
      "final class C {\n    // Products.\n    lazy var productStore = ProductStore()\n    var a = 1\n}\n",
      "final class C {\n    // Products.\n    lazy var productStore = ProductStore()\n"
        + "    // Orders.\n    lazy var orderStore = OrderStore()\n    var a = 1\n}\n"
    ),
    (
      "enum Route {\n    case product(Product)\n    case about\n}\n",
      "enum Route {\n    case product(Product)\n    case order(Order)\n    case about\n}\n"
    ),
    (
      "switch route {\ncase .product(let it): show(it)\ncase .about: break\n}\n",
      "switch route {\ncase .product(let it): show(it)\ncase .order(let it): show(it)\n"
        + "case .about: break\n}\n"
    ),
    ("f(a: a, product: p)\n", "f(a: a, product: p, order: p)\n"),
    ("f(\n    product: p,\n    a: a\n)\n", "f(\n    product: p,\n    order: p,\n    a: a\n)\n"),
    ("func f(product: Product) {}\n", "func f(product: Product, order: Order) {}\n"),
    (
      "func f() {\n    box.register(Product.self) { 1 }\n    self.product = product\n}\n",
      "func f() {\n    box.register(Product.self) { 1 }\n    box.register(Order.self) { 1 }\n"
        + "    self.product = product\n    self.order = order\n}\n"
    ),
    (
      "let body = Tabs {\n    ProductList()\n    Other()\n}\n",
      "let body = Tabs {\n    ProductList()\n    OrderList()\n    Other()\n}\n"
    ),
    (
      "enum Route { case productList, invoiceList }\n",
      "enum Route { case productList, orderList, invoiceList }\n"
    ),
    (
      "enum Route {\n    case invoice(Invoice), product(Product)\n    case about\n}\n",
      "enum Route {\n    case invoice(Invoice), product(Product), order(Order)\n    case about\n}\n"
    ),
    (
      "switch route { case .product: a(); case .about: b() }\n",
      "switch route { case .product: a(); case .order: a(); case .about: b() }\n"
    ),
    (
      "switch route {\ncase .about, .product: true\ndefault: false\n}\n",
      "switch route {\ncase .about, .product, .order: true\ndefault: false\n}\n"
    ),
    ("import ProductUI\nimport SwiftUI\n", "import ProductUI\nimport OrderUI\nimport SwiftUI\n"),
  ])
  func `an argument, statement or import of one entity is repeated once for the new one`(
    text: String, expected: String
  ) throws {
    let result = try repeated(text)
    #expect(result == expected)
    #expect(try repeated(result) == result)
  }

  @Test(arguments: [
    "func start() {\n    showProducts()\n}\n", "let a = 1\n",
    "func f() {\n    print(products.count)\n}\n",
  ])
  func `a statement that is no registration of the entity is not repeated`(text: String) throws {
    #expect(try repeated(text) == text)
  }

  @Test func `a case is repeated also where another declaration has its name`() throws {
    let text = "let order = 1\nenum Route { case product, about }\n"
    #expect(
      try repeated(text) == "let order = 1\nenum Route { case product, order, about }\n")
  }
}
