import Foundation
import StrataDeviceServices
import SwiftUI
import SwiftUITesting
import Testing

private enum Units: String { case metric, imperial }

private struct Preferences: View {
  @AppStorage("name") private var name = "nobody"
  @AppStorage("count") private var count = 0
  @AppStorage("units") private var units = Units.metric
  @AppStorage("note") private var note: String?
  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Text("\(name) \(count) \(units.rawValue) \(note ?? "–")")
      Button("Change") {
        count += 1
        units = .imperial
        note = "noted"
      }
      Button("Forget") { note = nil }
    }
  }
}

private struct Undecided: View {
  @AppStorage("undecided.units") private var units: Units?
  @AppStorage("undecided.count") private var count: Int?
  @AppStorage("undecided.isOn") private var isOn: Bool?
  var body: some View {
    Text(
      "\(units?.rawValue ?? "–") \(count.map(String.init) ?? "–") \(isOn.map(String.init) ?? "–")")
    Button("Decide") { (units, count, isOn) = (.imperial, 3, false) }
    Button("Forget") { (units, count, isOn) = (nil, nil, nil) }
  }
}

private struct Shared: View {
  @AppStorage private var visits: Int

  init(_ store: UserDefaults?) {
    _visits = AppStorage(wrappedValue: 0, "visits", store: store)
  }

  var body: some View {
    Button("\(visits) visits") { visits += 1 }
  }
}

@MainActor @Suite struct AppStorageTests {
  @Test func `an optional value is nil until it is stored, and after it is set to nil`() throws {
    let screen = Screen(Undecided())
    #expect(screen.lines.first == "– – –")
    try screen.button("Decide").tap()
    #expect(screen.lines.first == "imperial 3 false")
    try screen.button("Forget").tap()
    #expect(screen.lines.first == "– – –")
  }

  @Test func `AppStorage with a store is shared by all devices, without one it is not`() throws {
    let name = "strata-tests-\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    let (one, two) = (Screen(Shared(store)), Screen(Shared(nil)))
    try one.button("0 visits").tap()
    #expect(Screen(Shared(store)).lines == ["1 visits"])
    #expect(two.lines == ["0 visits"])
  }

  @Test func `a stored value is kept for the next window of the same device`() throws {
    let device = Device.fresh
    let screen = Screen(Preferences(), device: device)
    #expect(screen.lines.contains("nobody 0 metric –"))
    try screen.button("Change").tap()
    screen.close()
    #expect(Screen(Preferences(), device: device).lines.contains("nobody 1 imperial noted"))
  }

  @Test func `two windows of a device change together`() throws {
    let device = Device.fresh
    let (one, two) = (Screen(Preferences(), device: device), Screen(Preferences(), device: device))
    try one.field("Name").clear()
    try one.field("Name").type("Ada")
    #expect(two.lines.contains("Ada 0 metric –"))
  }

  @Test func `two devices never see each other's values`() throws {
    let (one, two) = (Screen(Preferences()), Screen(Preferences()))
    try one.button("Change").tap()
    try one.field("Name").clear()
    try one.field("Name").type("Ada")
    #expect(two.lines.contains("nobody 0 metric –"))
    #expect(Screen(Preferences()).lines.contains("nobody 0 metric –"))
    #expect(two.device.storage.data(forKey: "name") == nil)
  }

  @Test func `a removed value has its default again`() throws {
    let screen = Screen(Preferences())
    try screen.button("Change").tap()
    try screen.button("Forget").tap()
    #expect(screen.lines.contains("nobody 1 imperial –"))
  }

  @Test func `a stored value of another type reads as the default and is not overwritten`() throws {
    let device = Device.fresh
    device.storage.set(Data("\"many\"".utf8), forKey: "count")
    #expect(Screen(Preferences(), device: device).lines.contains("nobody 0 metric –"))
    #expect(device.storage.data(forKey: "count") == Data("\"many\"".utf8))
  }
}
