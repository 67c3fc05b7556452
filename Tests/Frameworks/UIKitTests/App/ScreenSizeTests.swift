import Foundation
import StrataDeviceServices
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

/// Tests of UIKit's properties of the window and the device, with a simulated browser.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ScreenSizeTests {
  private struct Page: View {
    @State private var heard = ""

    var body: some View {
      VStack {
        Text(verbatim: "width \(Int(UIScreen.main.bounds.width))")
        Text(verbatim: "keyboard\(heard)")
        Text(verbatim: "\(UIDevice.current.model) \(UIDevice.current.orientation.isPortrait)")
      }
      .onReceive(
        NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification),
        perform: show
      )
      .onReceive(
        NotificationCenter.default.publisher(for: UIResponder.keyboardDidHideNotification)
      ) { _ in heard += " gone" }
      .onReceive(
        NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)
      ) { _ in heard += " turned" }
    }

    private func show(_ notification: Notification) {
      let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]
      let (frame, value) = (end as? CGRect, end as? NSValue)
      heard += " \(Int(frame?.minY ?? 0))+\(Int(value?.cgRectValue.height ?? 0))"
    }
  }

  private let browser = PlayedWindow(parts: "screen.watch")

  private func open() -> Screen {
    let device = Device(id: DeviceID(rawValue: UUID().uuidString), requests: browser)
    return Screen(Page(), device: device)
  }

  @Test func `a view that reads the screen's size follows the browser's window`() async {
    let screen = open()
    #expect(screen.has("width 1024"))
    await browser.tell(#"{"width":500,"height":900,"keyboard":0}"#)
    await screen.settle { $0.has("width 500") }
    await browser.tell("no report")
    await browser.tell(#"{"width":0,"height":900,"keyboard":0}"#)
    await browser.tell(#"{"width":640,"height":900,"keyboard":0}"#)
    await screen.settle { $0.has("width 640") }
    #expect(browser.asked.all.map(\.service) == ["screen.watch"])
  }

  @Test func `notifications of the keyboard contain its frame`() async {
    let screen = open()
    screen.flush()
    await browser.tell(#"{"width":400,"height":800,"keyboard":0}"#)
    await browser.tell(#"{"width":400,"height":800,"keyboard":300}"#)
    await screen.settle { $0.has("keyboard 500+300") }
    await browser.tell(#"{"width":400,"height":800,"keyboard":0}"#)
    await screen.settle { $0.has("keyboard 500+300 gone") }
  }

  @Test func `turning the device posts a notification`() async {
    let screen = open()
    screen.flush()
    await browser.tell(#"{"width":400,"height":800,"keyboard":0}"#)
    await browser.tell(#"{"width":800,"height":400,"keyboard":0}"#)
    await screen.settle { $0.has("keyboard turned") && $0.text.contains("false") }
  }

  @Test func `a narrow window has the idiom of an iPhone, and a wide one that of an iPad`() {
    let screen = Screen(Page())
    #expect(screen.text.contains("iPad"))
    screen.surround { $0.isNarrow = true }
    #expect(screen.has("width 390") && screen.has("iPhone true"))
    screen.surround { ($0.isNarrow, $0.isLow) = (false, true) }
    #expect(screen.has("width 844") && screen.has("iPhone false"))
  }

  @Test func `the screen has the scale that the browser reports`() {
    struct Scale: View {
      var body: some View {
        let screen = UIScreen.main
        Text(verbatim: "\(screen.scale) \(Int(screen.nativeBounds.height)) \(traits)")
      }
      private var traits: String {
        UIScreen.main.traitCollection.horizontalSizeClass == .compact ? "compact" : "regular"
      }
    }
    let screen = Screen(Scale())
    #expect(screen.has("1.0 768 regular"))
    screen.surround { ($0.scale, $0.isNarrow) = (2, true) }
    #expect(screen.has("2.0 1688 compact"))
  }

  @Test func `each device has an identifier that it keeps`() {
    func id(_ device: Device) -> UUID? {
      DeviceHost.$current.withValue(device) { UIDevice.current.identifierForVendor }
    }
    let (first, second) = (Device.fresh, Device.fresh)
    #expect(id(first) != nil && id(first) == id(first) && id(first) != id(second))
  }
}
