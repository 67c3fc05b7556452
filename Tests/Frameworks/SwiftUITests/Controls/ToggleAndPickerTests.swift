import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

private enum Units: String, CaseIterable, Identifiable {
  case metric, imperial
  var id: Self { self }
}

private struct Settings: View {
  @State private var isOn = false
  @State private var units = Units.metric
  @State private var isLocked = false
  var body: some View {
    VStack {
      Toggle("Night", isOn: $isOn)
      Toggle(
        "Locked",
        isOn: Binding {
          isLocked
        } set: { _ in
        })
      Toggle("Off", isOn: $isOn).disabled(true)
      Picker("Units", selection: $units) {
        ForEach(Units.allCases) { Text($0.rawValue).tag($0) }
      }
      Picker("Bar", selection: $units) {
        Text("m").tag(Units.metric)
        Text("ft").tag(Units.imperial)
      }
      .pickerStyle(.segmented)
      Text("now \(units.rawValue)")
      Button("Imperial") { units = .imperial }
    }
  }
}

@MainActor @Suite struct ToggleAndPickerTests {
  @Test func `a toggle that is turned on updates the other toggle of its binding, but not itself`()
    throws
  {
    let screen = Screen(Settings())
    let (night, off) = (try screen.toggle("Night"), try screen.toggle("Off"))
    try night.turnOn()
    #expect(screen.takePatch() == [.control(off.id, version: 0, .isOn(true))])
    #expect(night.isOn && off.isOn)
  }

  @Test func `a toggle whose binding refuses the change is sent back as off`() throws {
    let screen = Screen(Settings())
    let locked = try screen.toggle("Locked")
    try locked.turnOn()
    #expect(screen.takePatch() == [.control(locked.id, version: 1, .isOn(false))])
    #expect(!locked.isOn)
  }

  @Test func `turning on a disabled toggle in a test throws`() throws {
    let screen = Screen(Settings())
    #expect(throws: ScreenFailure.self) { try screen.toggle("Off").turnOn() }
  }

  @Test func `a menu picker shows its selection and changes it`() throws {
    let screen = Screen(Settings())
    let menu = try screen.picker("Units")
    #expect(menu.value == "metric" && menu.drawing.kind == .picker)
    try menu.choose("imperial")
    #expect(screen.lines.contains("now imperial"))
    #expect(try screen.picker("Bar").value == "ft")
    #expect(throws: ScreenFailure.self) { try menu.choose("nautical") }
  }

  @Test func `a segmented picker changes the selection`() throws {
    let screen = Screen(Settings())
    let bar = try screen.picker("Bar")
    #expect(bar.drawing.kind == .segments)
    try bar.choose("ft")
    #expect(try screen.picker("Units").value == "imperial")
  }

  @Test func `a selection that the app sets is sent to both pickers of the binding`() throws {
    let screen = Screen(Settings())
    let (menu, bar) = (try screen.picker("Units"), try screen.picker("Bar"))
    try screen.button("Imperial").tap()
    let controls = screen.takePatch().filter { if case .control = $0 { true } else { false } }
    #expect(
      controls == [
        .control(menu.id, version: 0, .choice("1")), .control(bar.id, version: 0, .choice("1")),
      ])
  }
}
