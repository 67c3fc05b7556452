import Foundation
import StrataDeviceServices
import SwiftUI
import Testing
import UIKit
import UniformTypeIdentifiers

@testable import SwiftUITesting

@MainActor @Suite(.timeLimit(.minutes(5))) struct DocumentPickerTests {
  final class Reader: NSObject, UIDocumentPickerDelegate {
    var log: [String] = []

    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) {
      log += urls.map { url in
        let text = (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) }
        return "\(url.lastPathComponent): \(text ?? "no content")"
      }
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
      log.append("cancelled")
    }
  }

  private let below = UIViewController()
  private let reader = Reader()

  /// Presents a picker and returns the screen.
  private func present(_ window: PlayedWindow, _ picker: UIDocumentPickerViewController) -> Screen {
    let below = below
    let device = Device(id: DeviceID(rawValue: "reading"), requests: window)
    let screen = Screen(Shown { below }, device: device)
    screen.flush()
    picker.delegate = reader
    below.present(picker, animated: true)
    screen.flush()
    return screen
  }

  @Test func `a chosen file reaches the delegate, and the picker closes by itself`() async throws {
    let window = PlayedWindow(parts: "file.read")
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.json], asCopy: true)
    picker.shouldShowFileExtensions = true
    let screen = present(window, picker)
    let field = try screen.element("FileField")
    #expect(field.drawing[.accepted]?.contains(".json") == true)
    #expect(screen.text.contains("Choose a file"))
    try field.send(.change, value: "posts.json")
    await window.tell(#"{"name":"posts.json"}"#)
    await window.tell(#"{"data":"\#(Data("[1]".utf8).base64EncodedString())"}"#)
    await window.tell("null")
    await screen.settle { $0.presented.isEmpty }
    #expect(reader.log == ["posts.json: [1]"])
  }

  @Test func `cancelling a document picker notifies its delegate`() throws {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.audio])
    let screen = present(PlayedWindow(parts: "file.read"), picker)
    try screen.element("FileCancel").tap()
    #expect(reader.log == ["cancelled"] && screen.presented.isEmpty)
  }

  @Test func `exported files are sent as downloads`() async throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("note-\(UUID().uuidString).txt")
    try Data("Hello".utf8).write(to: url)
    let window = PlayedWindow(parts: "none")
    let screen = present(window, UIDocumentPickerViewController(forExporting: [url]))
    await screen.settle { $0.presented.isEmpty }
    let request = try #require(window.asked.all.first { $0.service == "file.save" })
    #expect(request.arguments.contains(url.lastPathComponent))
    #expect(reader.log == ["\(url.lastPathComponent): no content"])
  }
}
