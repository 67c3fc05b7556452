import MapKit
import StrataDeviceServices
import StrataRendering
import SwiftUI
import SwiftUITesting
import Synchronization
import Testing

/// Tests of the person's location on a map of SwiftUI.
@MainActor @Suite(.timeLimit(.minutes(5))) struct UserAnnotationTests {
  /// A browser in London with a permission.
  private final class Browser: DeviceRequests {
    private let permission: String
    private let services = Mutex<[String]>([])

    init(permission: String) { self.permission = permission }

    var asked: [String] { services.withLock { $0 } }

    func begin(
      _ request: DeviceRequest, receive: @escaping @Sendable (DeviceAnswer) -> Void
    ) -> DeviceRequestHandle {
      services.withLock { $0.append(request.service) }
      if request.service == "position.state" {
        receive(.done("\"\(permission)\""))
      } else {
        receive(.part(#"{"latitude":51.5,"longitude":-0.13,"accuracy":5}"#))
      }
      return DeviceRequestHandle()
    }
  }

  private func screen(_ browser: Browser, _ map: some View) -> Screen {
    Screen(map, device: Device(id: DeviceID(rawValue: "ann"), requests: browser))
  }

  private func places(_ screen: Screen) -> [ScreenElement] {
    screen.all(.any, nil).filter { $0.drawing.kind == .mapPlace }
  }

  @Test func `the user's location is shown with its name once the app may read it`() async {
    let screen = screen(Browser(permission: "granted"), Map { UserAnnotation() })
    await screen.settle { !places($0).isEmpty }
    #expect(places(screen).map { $0.drawing[.map] } == ["51.5 -0.13 0.5 0.5"])
    #expect(screen.has("My location"))
  }

  @Test func `a custom view of UserAnnotation is shown at the user's location`() async {
    let map = Map { UserAnnotation(anchor: .bottom) { Text(verbatim: "Here I am") } }
    let screen = screen(Browser(permission: "granted"), map)
    await screen.settle { $0.has("Here I am") }
    #expect(places(screen).map { $0.drawing[.map] } == ["51.5 -0.13 0.5 1.0"])
  }

  @Test(arguments: ["prompt", "denied"])
  func `without permission the user's location is neither requested nor shown`(permission: String)
    async
  {
    let browser = Browser(permission: permission)
    let screen = screen(browser, Map { UserAnnotation() })
    while browser.asked.isEmpty { await Task.yield() }
    for _ in 0..<10 { await Task.yield() }
    #expect(browser.asked == ["position.state"])
    #expect(places(screen).isEmpty)
  }
}
