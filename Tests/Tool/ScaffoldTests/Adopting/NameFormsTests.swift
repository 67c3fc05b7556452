import Testing

@testable import StrataScaffold

@Suite struct NameFormsTests {
  private func replaced(_ text: String, _ old: String, _ new: String) -> String {
    NameReplacement([(NameForms(TypeName(known: old)), NameForms(TypeName(known: new)))])
      .replaced(in: text)
  }

  @Test(arguments: [
    ("ProductListView", "OrderListView"), ("fetchProducts()", "fetchOrders()"),
    ("let product = products[0]", "let order = orders[0]"), ("Production", "Production"),
    ("byproduct", "byproduct"), ("/products/{id}", "/orders/{id}"),
    ("MockProductRepository", "MockOrderRepository"), ("product_id", "order_id"),
    ("Product2", "Order2"), ("", ""),
  ])
  func `a name is replaced where it is a whole word, in any case and number`(
    text: String, expected: String
  ) {
    #expect(replaced(text, "Product", "Order") == expected)
  }

  @Test
  func `a name of two words is replaced in the same form: camel case, snake case or with a space`()
  {
    let text = "LineItem lineItems line_items line item LineItems"
    #expect(
      replaced(text, "LineItem", "OrderEntry")
        == "OrderEntry orderEntries order_entries order entry OrderEntries")
  }

  @Test(arguments: ["Product", "LineItem", "URLItem", "City", "A"])
  func `an index finds every text in which a name would be replaced`(name: String) {
    let texts = [
      "", "Product.swift", "ProductListView.swift", "Production.swift", "Products.json",
      "line_items.json", "LineItemView.swift", "OrderLineItem.swift", "lineItem", "line item",
      "URLItemRow.swift", "urlItems.swift", "Cities.swift", "fetchCity2.json", "Velocity.swift",
      "MyCITY.swift", "A.swift", "a_list.json", "AView.swift", "BigA", "product",
    ]
    let forms = NameForms(TypeName(known: name))
    let names = NameReplacement([(forms, .placeholders)])
    let found = NameIndex(texts).texts(naming: forms).filter(names.names)
    #expect(found == texts.filter(names.names).sorted() && !found.isEmpty)
  }

  @Test func `an index names no text without the name, and searches the part that was chosen`() {
    let index = NameIndex(["Product/A.swift", "B/Product.swift", "B/Production.swift"]) {
      String($0.split(separator: "/").last ?? "")
    }
    #expect(index.texts(naming: NameForms(TypeName(known: "Product"))) == ["B/Product.swift"])
  }

  @Test func `a path that was turned into a pattern and filled in again is unchanged`() {
    let forms = NameForms(TypeName(known: "LineItem"))
    for path in ["App/LineItems/LineItemView.swift", "App/lineItem/line_items.json"] {
      #expect(forms.pattern(of: path) != path)
      #expect(forms.path(of: forms.pattern(of: path)) == path)
    }
    #expect(forms.pattern(of: "App/LineItems/LineItemView.swift") == "App/{Names}/{Name}View.swift")
  }
}
