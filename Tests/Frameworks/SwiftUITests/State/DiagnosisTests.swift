import SwiftUI
import SwiftUITesting
import Testing

private struct Twins: View {
  var body: some View {
    ForEach(["a", "b", "a"], id: \.self) { Text($0) }
  }
}

private struct Restless: View {
  @State private var count = 0
  var body: some View {
    if count < 1 { count += 1 }
    return Text("count \(count)")
  }
}

private struct Round: View {
  @State private var count = 0
  let isOn: Bool
  var body: some View {
    Text("count \(count)").onChange(of: isOn ? count : -1) {
      if isOn { count += 1 }
    }
  }
}

private struct House: View {
  @State private var isOn = false
  var body: some View {
    VStack {
      Button("Go round") { isOn = true }
      Round(isOn: isOn)
    }
  }
}

@MainActor @Suite struct DiagnosisTests {
  @Test func `two rows with the same id are reported once, with their view and a fix`() {
    var faults: [String] = []
    let screen = Screen(Text(""))
    screen.onFault { faults.append($0) }
    screen.show(Twins())
    #expect(screen.lines == ["a", "b"])
    #expect(
      faults == [
        """
        Strata: ForEach has more than one row with the id a
          where: Twins › ForEach
          why: rows are identified by their ids; only the first row with an id is shown
          what to do: give every element a different id, or use another key path in ForEach(_:id:)
        """
      ])
  }

  @Test func `a state change during the evaluation of a body is reported with the view's name`() {
    var faults: [String] = []
    let screen = Screen(Text(""))
    screen.onFault { faults.append($0) }
    screen.show(Restless())
    #expect(screen.lines == ["count 1"])
    #expect(
      faults.first?.hasPrefix("Strata: a state of type Int was changed while a view's body") == true
    )
    #expect(faults.first?.contains("where: Restless") == true)
    #expect(faults.first?.contains(".onAppear") == true)
  }

  @Test func `an endless update loop is reported with the path of its view`() throws {
    var loops: [[String]] = []
    let screen = Screen(House())
    screen.onLoop { loops.append($0) }
    try screen.button("Go round").tap()
    #expect(loops == [["House › Round"]])
  }
}
