import SwiftUI

/// A list of many rows, each a separate view, with buttons that change one and move one.
struct RowsScreen: View {
  struct Row: Identifiable, Equatable {
    var id: Int
    var count = 0
  }

  @State private var rows: [Row]

  init(_ count: Int) { _rows = State(initialValue: (0..<count).map { Row(id: $0) }) }

  var body: some View {
    VStack {
      Button("Change") { rows[rows.count / 2].count += 1 }
        .accessibilityIdentifier("change")
      Button("Move") { rows.insert(rows.removeLast(), at: 1) }
        .accessibilityIdentifier("move")
      ForEach(rows) { RowView(row: $0) }
    }
  }

  struct RowView: View {
    let row: Row

    var body: some View { Text(verbatim: "Row \(row.id): \(row.count)") }
  }
}
