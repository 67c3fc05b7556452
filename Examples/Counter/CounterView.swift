import SwiftUI

/// A counter with two buttons that change it.
struct CounterView: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 16) {
      Text(verbatim: "Counter").font(.largeTitle).accessibilityAddTraits(.isHeader)
      Text(verbatim: "\(count)")
        .font(.system(size: 64, weight: .semibold))
        .monospacedDigit()
        .accessibilityIdentifier("count")
      HStack(spacing: 16) {
        Button("Less") { count -= 1 }
          .accessibilityIdentifier("less")
        Button("More") { count += 1 }
          .buttonStyle(.borderedProminent)
          .accessibilityIdentifier("more")
      }
      .buttonStyle(.bordered)
    }
    .padding()
  }
}

#Preview { CounterView() }
