import Observation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Observable private final class Facts {
  var switches = [Bool](repeating: false, count: 10)
  var rows = [1, 2, 3]
  var choice = 0
  var text = ""

  subscript(index: Int) -> Bool { switches[index] }
}

/// Many kinds of views, so that their changes meet.
private struct Everything: View {
  @Bindable var facts: Facts
  var body: some View {
    VStack(alignment: facts[0] ? .leading : .center, spacing: facts[1] ? 4 : nil) {
      if facts[2] { Text("padded").padding(facts[3] ? 8 : 4).background(facts[4] ? .red : .blue) }
      List {
        if facts[5] {
          Section("Head") { Rows(facts: facts) }
        } else {
          Rows(facts: facts)
        }
      }
      TextField("Field", text: $facts.text).disabled(facts[6])
      Picker("Choice", selection: $facts.choice) {
        ForEach(facts.rows, id: \.self) { Text("choice \($0)").tag($0) }
      }
      facts[7] ? AnyView(Text("erased")) : AnyView(Divider())
      Text("hidden").accessibilityHidden(facts[8]).accessibilityIdentifier("h\(facts.choice)")
    }
    .sheet(isPresented: .constant(facts[9])) { Rows(facts: facts) }
  }
}

private struct Rows: View {
  let facts: Facts
  var body: some View {
    ForEach(facts.rows, id: \.self) { row in
      if row.isMultiple(of: 2) { Text("even \(row)") }
      HStack {
        Text("row \(row)").bold(facts[0])
        if facts[1] { Spacer() }
      }
    }
  }
}

@MainActor @Suite struct RandomPageTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `after random changes of many kinds of views a patched page equals a newly built one`(
    seed: UInt64
  ) {
    var generator = Digits(state: seed)
    let facts = Facts()
    let screen = Screen(Everything(facts: facts))
    for _ in 0..<60 {
      for _ in 0..<Int.random(in: 1...4, using: &generator) { change(facts, &generator) }
      let fresh = Screen(Everything(facts: facts))
      #expect(screen.drawing.withoutNumbers == fresh.drawing.withoutNumbers)
      #expect(screen.tree == fresh.tree)
      fresh.close()
    }
  }

  private func change(_ facts: Facts, _ generator: inout Digits) {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: facts.rows = Array((1...8).shuffled(using: &generator).prefix(5))
    case 1: facts.choice = Int.random(in: 1...8, using: &generator)
    case 2: facts.text = String(Int.random(in: 1...3, using: &generator))
    default: facts.switches[Int.random(in: 0..<10, using: &generator)].toggle()
    }
  }
}

extension ElementTree {
  /// The same page without the numbers of its elements.
  fileprivate var withoutNumbers: ElementTree {
    ElementTree(id: .screen, element: element, children: children.map(\.withoutNumbers))
  }
}

private struct Digits: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
