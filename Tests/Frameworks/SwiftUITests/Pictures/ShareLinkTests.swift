import CoreTransferable
import Foundation
import StrataDeviceServices
import SwiftUI
import SwiftUITesting
import Testing
import UniformTypeIdentifiers

/// Tests of links that share values as files.
@MainActor struct ShareLinkTests {
  /// A browser that passes on what it is asked for.
  private final class Browser: DeviceRequests {
    let asked: AsyncStream<DeviceRequest>
    private let heard: AsyncStream<DeviceRequest>.Continuation

    init() { (asked, heard) = AsyncStream.makeStream(of: DeviceRequest.self) }

    func begin(
      _ request: DeviceRequest, receive: @escaping @Sendable (DeviceAnswer) -> Void
    ) -> DeviceRequestHandle {
      heard.yield(request)
      receive(.done("null"))
      return DeviceRequestHandle {}
    }
  }

  private struct Saved: Decodable {
    var name: String
    var type: String
    var data: String
    var share: [String: String]
  }

  private struct Note: Transferable {
    var text: String
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .plainText) { Data($0.text.utf8) }
    }
  }

  /// Presses a link, and returns the file that the browser gets.
  private func shared<Content: View>(_ link: Content) async throws -> Saved {
    let browser = Browser()
    let screen = Screen(
      link, device: Device(id: DeviceID(rawValue: UUID().uuidString), requests: browser))
    try screen.button("Send").tap()
    let first = await browser.asked.first { @Sendable _ in true }
    let request = try #require(first)
    #expect(request.service == "file.save")
    return try JSONDecoder().decode(Saved.self, from: Data(request.arguments.utf8))
  }

  @Test func `a value is shared as a file in its first exported type, named by the title`()
    async throws
  {
    let saved = try await shared(
      ShareLink(
        item: Note(text: "Hello"), message: Text("Read it"), preview: SharePreview("My note")
      ) { Text("Send") })
    #expect((saved.name, saved.type) == ("My note.txt", "text/plain"))
    #expect(Data(base64Encoded: saved.data) == Data("Hello".utf8))
    #expect(saved.share == ["title": "My note", "text": "Read it"])
  }

  @Test func `an image is shared as a PNG file`() async throws {
    let image = try #require(
      ImageRenderer(content: Ink.red.frame(width: 4, height: 2)).uiImage)
    let saved = try await shared(
      ShareLink(
        item: Image(uiImage: image),
        preview: SharePreview("A bar", image: Image(systemName: "star.fill"))
      ) { Text("Send") })
    #expect((saved.name, saved.type) == ("A bar.png", "image/png"))
    let data = try #require(Data(base64Encoded: saved.data))
    #expect(UIImage(data: data)?.size == CGSize(width: 4, height: 2))
  }

  @Test func `the URL of a file shares that file`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Cards.pdf")
    try Data("%PDF".utf8).write(to: file)
    let saved = try await shared(ShareLink(item: file) { Text("Send") })
    #expect((saved.name, saved.type) == ("Cards.pdf", "application/pdf"))
    #expect(Data(base64Encoded: saved.data) == Data("%PDF".utf8))
  }
}
