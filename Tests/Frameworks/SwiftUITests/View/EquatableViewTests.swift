import SwiftUI
import SwiftUITesting
import Testing

@MainActor private final class Count { var value = 0 }

private struct Even: View, Equatable {
  let number: Int
  let count: Count
  var body: some View {
    count.value += 1
    return Text(verbatim: "pair \(number / 2)")
  }
  nonisolated static func == (left: Even, right: Even) -> Bool {
    left.number / 2 == right.number / 2
  }
}

private struct Host: View {
  @State private var number = 0
  let count: Count
  var body: some View {
    Even(number: number, count: count).equatable()
    Button("Add") { number += 1 }
  }
}

@MainActor @Suite struct EquatableViewTests {
  @Test func `an EquatableView is not evaluated again if it equals the previous one`() throws {
    let count = Count()
    let screen = Screen(Host(count: count))
    try screen.button("Add").tap()
    #expect(count.value == 1)
    try screen.button("Add").tap()
    #expect(count.value == 2 && screen.lines.first == "pair 1")
    #expect(Screen(EquatableView(content: Even(number: 4, count: count))).text == "pair 2")
  }
}
