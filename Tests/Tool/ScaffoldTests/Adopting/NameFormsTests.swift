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
  func `a name is replaced at the limits of words`(text: String, expected: String) {
    #expect(replaced(text, "Product", "Order") == expected)
  }

  @Test func `each form of several words becomes the same form of the new name`() {
    let text = "LineItem lineItems line_items line item LineItems"
    #expect(
      replaced(text, "LineItem", "OrderEntry")
        == "OrderEntry orderEntries order_entries order entry OrderEntries")
  }

  @Test func `a pattern of a path gives the path again`() {
    let forms = NameForms(TypeName(known: "LineItem"))
    for path in ["App/LineItems/LineItemView.swift", "App/lineItem/line_items.json"] {
      #expect(forms.pattern(of: path) != path)
      #expect(forms.path(of: forms.pattern(of: path)) == path)
    }
    #expect(forms.pattern(of: "App/LineItems/LineItemView.swift") == "App/{Names}/{Name}View.swift")
  }
}
