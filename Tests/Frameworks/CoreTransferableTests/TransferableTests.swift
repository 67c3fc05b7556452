import CoreTransferable
import Foundation
import Testing
import UniformTypeIdentifiers

@Suite struct TransferableTests {
  private static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  struct Picture: Transferable, Equatable {
    var bytes: Data
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(importedContentType: .image) { Picture(bytes: $0) }
      DataRepresentation(exportedContentType: .png) { $0.bytes }
    }
  }

  struct Movie: Transferable {
    var name: String
    var place: URL
    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(contentType: .movie) { movie in
        SentTransferredFile(movie.place)
      } importing: { received in
        let text = try String(contentsOf: received.file, encoding: .utf8)
        return Movie(name: text, place: received.file)
      }
    }
  }

  struct Note: Transferable, Codable, Equatable {
    var text: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.text) { Note(text: $0) }
    }
  }

  @Test func `a Transferable is imported from a subtype and exported as its own content type`()
    async throws
  {
    let picture = try await Picture(importing: Self.png)
    #expect(picture == Picture(bytes: Self.png))
    #expect(try await picture.exported(as: .image) == Self.png)
    #expect(Picture.importedContentTypes() == [.image])
    #expect(Picture.exportedContentTypes() == [.png])
  }

  @Test func `importing or exporting a content type without a representation throws an error`()
    async
  {
    await #expect(throws: (any Error).self) {
      try await Picture(importing: Data("text".utf8), contentType: .plainText)
    }
    await #expect(throws: (any Error).self) {
      try await Picture(bytes: Self.png).exported(as: .json)
    }
  }

  @Test func `a received file is deleted after FileRepresentation has imported it`() async throws {
    let movie = try await Movie(importing: Data("a film".utf8), contentType: .mpeg4Movie)
    #expect(movie.name == "a film")
    #expect(!FileManager.default.fileExists(atPath: movie.place.path))
  }

  @Test func `the first representation that fits the content type is used`() async throws {
    let note = Note(text: "milk")
    let json = try await note.exported(as: .json)
    #expect(try JSONDecoder().decode(Note.self, from: json) == note)
    #expect(try await Note(importing: json, contentType: .json) == note)
    #expect(try await note.exported(as: .utf8PlainText) == Data("milk".utf8))
    #expect(try await Note(importing: Data("tea".utf8), contentType: .plainText).text == "tea")
  }

  @Test func `texts, addresses and bytes are transferable`() async throws {
    let address = try #require(URL(string: "https://example.org/a"))
    #expect(
      try await URL(importing: try await address.exported(as: .url), contentType: .url) == address)
    #expect(try await String(importing: Data("é".utf8), contentType: .plainText) == "é")
    #expect(try await Data(importing: Self.png) == Self.png)
    await #expect(throws: (any Error).self) {
      try await String(importing: Data([0xFF, 0xFE, 0x00]), contentType: .plainText)
    }
  }

  @Test(
    arguments: [
      ([0x89, 0x50, 0x4E, 0x47], "public.png"), ([0xFF, 0xD8, 0xFF, 0xE0], "public.jpeg"),
      (Array("GIF89a".utf8), "com.compuserve.gif"),
      (Array("RIFF0000WEBP".utf8), "org.webmproject.webp"),
      (Array("0000ftypheic".utf8), "public.heic"), (Array("0000ftypmif1".utf8), "public.heif"),
      (Array("0000ftypqt  ".utf8), "com.apple.quicktime-movie"),
      (Array("0000ftypisom".utf8), "public.mpeg-4"), (Array("hello".utf8), nil), ([], nil),
    ] as [([UInt8], String?)])
  func `a picture or movie is recognized by its first bytes`(bytes: [UInt8], type: String?) {
    #expect(UTType(recognizing: Data(bytes))?.identifier == type)
  }
}
