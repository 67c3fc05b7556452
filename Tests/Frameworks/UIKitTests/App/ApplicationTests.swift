import Foundation
import StrataDeviceServices
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

/// Tests of the members of `UIApplication.shared`.
@MainActor struct ApplicationTests {
  private struct Page: View {
    @State private var answers: [Bool] = []

    var body: some View {
      VStack {
        Text(verbatim: "\(answers)")
        Button("Site") { open("https://example.com/a") }
        Button("Settings") { open(UIApplication.openSettingsURLString) }
        Button("Later") {
          Task { answers.append(await UIApplication.shared.open(url("https://example.com/b"))) }
        }
      }
    }

    private func url(_ text: String) -> URL { URL(string: text) ?? URL(filePath: "/") }

    private func open(_ text: String) {
      UIApplication.shared.open(url(text)) { answers.append($0) }
    }
  }

  @Test func `a URL is opened in the browser of the window whose view opens it`() async throws {
    let (screen, other) = (Screen(Page()), Screen(Page()))
    try screen.button("Site").tap()
    try screen.button("Settings").tap()
    #expect(screen.has("[true, false]"))
    try screen.button("Later").tap()
    await screen.settle { $0.has("[true, false, true]") }
    #expect(screen.opened == ["https://example.com/a", "https://example.com/b"])
    #expect(other.opened.isEmpty)
  }

  @Test(arguments: [
    ("https://example.com", true), ("tel:112", true), ("mailto:a@example.com", true),
    ("app-settings:", false), ("file:///etc/passwd", false), ("fb://profile", false),
  ])
  func `canOpenURL returns true only for schemes that a browser opens`(text: String, can: Bool)
    throws
  {
    #expect(UIApplication.shared.canOpenURL(try #require(URL(string: text))) == can)
  }

  @Test func `each background task has a different identifier`() {
    let app = UIApplication.shared
    let first = app.beginBackgroundTask()
    let second = app.beginBackgroundTask(withName: "Save") {}
    #expect(first != second && first != .invalid && second != .invalid)
    app.endBackgroundTask(first)
    app.endBackgroundTask(second)
    #expect(app.backgroundTimeRemaining > 0 && app.backgroundRefreshStatus == .available)
  }

  @Test func `the badge number of the app's icon is stored separately for each device`() {
    let devices = [Device.fresh, Device.fresh]
    DeviceHost.$current.withValue(devices[0]) {
      UIApplication.shared.applicationIconBadgeNumber = 3
    }
    let numbers = devices.map { device in
      DeviceHost.$current.withValue(device) { UIApplication.shared.applicationIconBadgeNumber }
    }
    #expect(numbers == [3, 0])
  }
}
