import Observation
import StrataPersistence
import SwiftUI

/// The counter, and rows with a stored number that all windows of the device show.
struct BoardScreen: View {
  private static let rows = 50

  @State private var board = Board()

  var body: some View {
    VStack {
      CounterScreen()
      Button("Store") { board.storeNext() }
        .accessibilityIdentifier("store")
      ForEach(0..<Self.rows, id: \.self) { row in
        Text(verbatim: "\(row): \(board.number)")
      }
    }
    .onAppear { board.begin() }
  }
}

/// A stored number, which is read again when another window of the device has stored one.
@MainActor @Observable private final class Board {
  private(set) var number = 0
  @ObservationIgnored private var numbers: DocumentCollection<BoardNumber>?
  @ObservationIgnored private var watch: Task<Void, Never>?

  deinit { watch?.cancel() }

  /// Reads the number again after each change. It is no `.task`, for which the first page would
  /// wait.
  func begin() {
    guard numbers == nil, let database = try? Database.shared() else { return }
    let store = DocumentStore(database)
    numbers = store.collection("board")
    let changes = store.device.changesOfOthers()
    watch = Task { [weak self] in
      for await _ in changes { await self?.load() }
    }
  }

  func storeNext() {
    number += 1
    guard let place = numbers else { return }
    let next = BoardNumber(number: number)
    Task { try? await place.put(next, key: "number") }
  }

  private func load() async {
    if let stored = try? await numbers?.value(key: "number") { number = stored.number }
  }
}

private struct BoardNumber: Codable, Sendable {
  var number: Int
}
