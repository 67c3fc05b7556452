import SwiftUI

@MainActor
@Observable
final class Pantry {
  var items: [Item]
  var query = ""
  var scope = Scope.all

  enum Scope: String, CaseIterable, Identifiable {
    case all, open

    var id: Self { self }
  }

  init(items: [Item]? = nil) {
    self.items = items ?? Pantry.starters
  }

  func items(in place: Place) -> [Item] {
    items.filter { item in
      item.place == place
        && (scope == .all || item.isOpen)
        && (query.isEmpty || item.name.localizedStandardContains(query))
    }
  }

  var isFruitless: Bool {
    !query.isEmpty && Place.allCases.allSatisfy { items(in: $0).isEmpty }
  }

  func add(_ item: Item) {
    if !items.contains(item) { items.append(item) }
  }

  func remove(_ item: Item) {
    items.removeAll { $0 == item }
  }

  func remove(at offsets: IndexSet, in place: Place) {
    let shown = items(in: place)
    let gone = Set(offsets.map { shown[$0].id })
    items.removeAll { gone.contains($0.id) }
  }

  func move(from source: IndexSet, to destination: Int, in place: Place) {
    var group = items(in: place)
    group.move(fromOffsets: source, toOffset: destination)
    items = items.filter { $0.place != place } + group
  }

  private static var starters: [Item] {
    [
      Item(name: "Milk", place: .fridge, amount: 1.5, unit: .litre, bestBefore: day(2)),
      Item(name: "Eggs", place: .fridge, amount: 6, bestBefore: day(9)),
      Item(name: "Peas", place: .freezer, amount: 500, unit: .gram),
      Item(name: "Rice", place: .shelf, amount: 1_000, unit: .gram),
      Item(name: "Beans", place: .shelf, amount: 3),
    ]
  }

  private static func day(_ offset: Double) -> Date {
    Date(timeIntervalSinceNow: offset * 86_400 + 60)
  }
}
