import Foundation
import StrataDeviceServices
import SwiftUI
import SwiftUITesting
import Testing

/// Settings that belong to no actor and to no view.
private final class Settings {
  @AppStorage("outside-count") var count = 2
  @AppStorage("outside-name") var name: String?
  @SceneStorage("outside-draft") var draft = "empty"

  func double() { count *= 2 }
}

/// Doubles the count on a separate thread.
@concurrent private func doubled() async -> Int {
  let settings = Settings()
  settings.double()
  return settings.count
}

@MainActor @Suite struct StorageOutsideViewsTests {
  private struct Shown: View {
    @AppStorage("outside-count") private var count = 2
    var body: some View { Text("count \(count)") }
  }

  @Test func `AppStorage in a class reads and writes the values of the current device only`() {
    let (device, other) = (Device.fresh, Device.fresh)
    DeviceHost.$current.withValue(device) {
      Settings().double()
      Settings().name = "Ada"
      #expect(Settings().count == 4)
      #expect(Settings().name == "Ada")
    }
    DeviceHost.$current.withValue(other) {
      #expect(Settings().count == 2)
      #expect(Settings().name == nil)
    }
  }

  @Test func `a view shows an AppStorage value that a class has written`() {
    let device = Device.fresh
    let screen = Screen(Shown(), device: device)
    DeviceHost.$current.withValue(device) { Settings().double() }
    screen.flush()
    #expect(screen.lines == ["count 4"])
  }

  @Test func `AppStorage in a class on another thread uses the device of its task`() async {
    let device = Device.fresh
    let count = await DeviceHost.$current.withValue(device) { await doubled() }
    #expect(count == 4)
    #expect(device.storage.data(forKey: "outside-count") == Data("4".utf8))
  }

  @Test func `SceneStorage outside of a window ignores writes and returns its default`() {
    let settings = Settings()
    settings.draft = "written"
    #expect(settings.draft == "empty")
  }
}
