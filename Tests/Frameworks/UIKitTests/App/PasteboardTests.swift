import Foundation
import StrataDeviceServices
import StrataKitTesting
import Testing
import UIKit

/// Tests of the clipboard, with a simulated browser.
@MainActor @Suite(.timeLimit(.minutes(5))) struct PasteboardTests {
  private let browser = PlayedWindow(parts: "nothing")
  private let board = UIPasteboard.general

  private func device() -> Device {
    Device(id: DeviceID(rawValue: UUID().uuidString), requests: browser)
  }

  @Test func `a text is put on the browser's clipboard`() async {
    let device = device()
    DeviceHost.$current.withValue(device) {
      #expect(board.string == nil && !board.hasStrings && board.changeCount == 0)
      board.string = "code \"7\""
      #expect(board.string == "code \"7\"" && board.hasStrings && board.changeCount == 1)
    }
    await browser.asked.wait(for: 1)
    #expect(browser.asked.all == [DeviceRequest("clipboard.write", arguments: #""code \"7\"""#)])
  }

  @Test func `each device has its own clipboard`() {
    let (first, second) = (device(), device())
    DeviceHost.$current.withValue(first) { board.url = URL(string: "https://example.com/a") }
    DeviceHost.$current.withValue(second) {
      #expect(board.string == nil && board.url == nil && !board.hasURLs)
      board.strings = ["one", "two"]
      #expect(board.string == "one" && board.strings == ["one", "two"])
    }
    DeviceHost.$current.withValue(first) {
      #expect(board.url?.path() == "/a" && board.hasURLs)
      board.string = nil
      #expect(board.strings == nil)
    }
  }
}
