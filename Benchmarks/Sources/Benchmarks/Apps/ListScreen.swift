import SwiftUI

/// A list that is filled, and in which two rows are swapped, as in the js-framework-benchmark.
struct ListScreen: View {
  @State private var rows: [Int] = []

  var body: some View {
    VStack {
      Button("Create 1,000") { rows = Array(0..<1_000) }.accessibilityIdentifier("create")
      Button("Swap") { rows.swapAt(1, 998) }.accessibilityIdentifier("swap")
      Button("Clear") { rows = [] }.accessibilityIdentifier("clear")
      ForEach(rows, id: \.self) { Text(verbatim: "Row \($0)") }
    }
  }
}
