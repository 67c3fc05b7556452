import SwiftUI

@Observable
final class Basket {
  struct Entry: Identifiable, Equatable {
    let id = UUID()
    var name: String
    var isDone = false
  }

  var entries: [Entry] = []

  @ObservationIgnored private(set) var added = 0

  func add(_ name: String) {
    added += 1
    entries.append(Entry(name: name))
  }
}
