import SwiftUI

@Observable
final class Item: Identifiable {
  let id = UUID()
  var name: String
  var place: Place
  var amount: Double
  var unit: Measure
  var bestBefore: Date?
  var isOpen = false
  var color = Color.accentColor
  var note = ""

  init(
    name: String, place: Place, amount: Double = 1, unit: Measure = .piece,
    bestBefore: Date? = nil
  ) {
    self.name = name
    self.place = place
    self.amount = amount
    self.unit = unit
    self.bestBefore = bestBefore
  }

  func daysLeft(from now: Date = .now) -> Int? {
    bestBefore.flatMap {
      Calendar.current.dateComponents([.day], from: now, to: $0).day
    }
  }
}

extension Item: Hashable {
  static func == (left: Item, right: Item) -> Bool { left.id == right.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

enum Place: String, CaseIterable, Codable, Identifiable {
  case fridge = "Fridge"
  case freezer = "Freezer"
  case shelf = "Shelf"

  var id: Self { self }

  var symbol: String {
    switch self {
    case .fridge: "refrigerator"
    case .freezer: "snowflake"
    case .shelf: "cabinet"
    }
  }
}

enum Measure: String, CaseIterable, Identifiable {
  case piece, gram, litre

  var id: Self { self }
}
