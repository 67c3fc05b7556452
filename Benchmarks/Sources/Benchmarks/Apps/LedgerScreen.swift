import Foundation
import StrataPersistence
import SwiftUI

/// A page that stores a value with each tap, and then shows it.
///
/// A tap's place says what it stores: across the value, down the number of the visitor. So each tap
/// has a value of its own without a field, and what the database holds can be told apart.
struct LedgerScreen: View {
  /// The last value that is known to be stored.
  @State private var stored = 0
  /// The last value that may not be stored.
  @State private var refused = 0

  var body: some View {
    VStack {
      Text(verbatim: "\(stored)").accessibilityIdentifier("stored")
      Text(verbatim: "\(refused)").accessibilityIdentifier("refused")
      Text(verbatim: "Write")
        .onTapGesture { place in
          Task { await write(LedgerEntry(visitor: Int(place.y), value: Int(place.x))) }
        }
        .accessibilityIdentifier("write")
    }
    .task { stored = max(stored, await LedgerEntry.latest()) }
  }

  private func write(_ entry: LedgerEntry) async {
    do {
      try await entry.store()
      stored = max(stored, entry.value)
    } catch {
      refused = entry.value
    }
  }
}

/// A value of a visitor, a document of the visitor's device.
struct LedgerEntry: Codable, Sendable {
  /// The name of the collection.
  static let collection = "writes"

  var visitor: Int
  var value: Int

  /// Stores the value. A second time it would be a second document.
  func store() async throws {
    try await Self.entries().put(self, key: "\(visitor)-\(value) \(UUID().uuidString)")
  }

  /// Returns the device's last value; 0 if there is none, or if it cannot be read.
  static func latest() async -> Int {
    (try? await entries().all(limit: 1).first?.value) ?? 0
  }

  private static func entries() throws -> DocumentCollection<LedgerEntry> {
    DocumentStore(try Database.shared()).collection(collection)
  }
}
