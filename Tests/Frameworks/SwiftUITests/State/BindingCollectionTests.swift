import SwiftUI
import Testing

/// Tests of a binding to a collection, used as a collection of bindings.
@MainActor @Suite(.timeLimit(.minutes(5))) struct BindingCollectionTests {
  private struct Fruit: Identifiable, Equatable {
    var id: Int
    var name: String
  }

  @MainActor private final class Basket {
    var fruits = [Fruit(id: 7, name: "apple"), Fruit(id: 8, name: "pear")]
    var binding: Binding<[Fruit]> { Binding(get: { self.fruits }, set: { self.fruits = $0 }) }
  }

  private let basket = Basket()

  @Test func `each element of a binding to an array reads and writes the array's element`() {
    for fruit in basket.binding { fruit.wrappedValue.name += "s" }
    #expect(basket.fruits.map(\.name) == ["apples", "pears"])
    basket.binding[1].name.wrappedValue = "plum"
    #expect(basket.fruits[1] == Fruit(id: 8, name: "plum"))
  }

  @Test func `a binding to an array has the array's indices`() {
    let fruits = basket.binding
    #expect(fruits.count == 2 && !fruits.isEmpty && fruits.indices == 0..<2)
    #expect(fruits.last?.wrappedValue.name == "pear")
    #expect(fruits.index(before: fruits.endIndex) == 1 && fruits.index(after: 0) == 1)
    #expect(fruits.reversed().map(\.wrappedValue.name) == ["pear", "apple"])
  }

  @Test func `Collection methods apply to a binding to an array and return element bindings`() {
    let pear = basket.binding.first { $0.wrappedValue.name == "pear" }
    basket.fruits[1].name = "quince"
    #expect(
      pear?.wrappedValue.name == "quince", "the binding reads the current element of the array")
  }

  @Test func `formIndex moves an index of a binding to an array forwards and backwards`() {
    let fruits = basket.binding
    var index = fruits.startIndex
    fruits.formIndex(after: &index)
    #expect(index == 1)
    fruits.formIndex(before: &index)
    #expect(index == 0)
  }

  @Test func `a binding has the identifier of its value`() {
    #expect(basket.binding.map(\.id) == [7, 8])
  }

  @Test func `a binding to a dictionary's values is a collection that writes the dictionary`() {
    @MainActor final class Store { var prices = ["apple": 3] }
    let store = Store()
    let prices = Binding(get: { store.prices }, set: { store.prices = $0 })
    for price in prices.values { price.wrappedValue *= 2 }
    #expect(store.prices == ["apple": 6])
  }
}
