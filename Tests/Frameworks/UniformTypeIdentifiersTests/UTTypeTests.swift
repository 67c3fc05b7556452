import Foundation
import Testing
import UniformTypeIdentifiers

@Suite struct UTTypeTests {
  @Test func `a type is found by its identifier, file extension and MIME type`() {
    #expect(UTType("public.json") == .json)
    #expect(UTType(filenameExtension: "JSON") == .json)
    #expect(UTType(filenameExtension: "jpg") == .jpeg)
    #expect(UTType(filenameExtension: "MOV")?.conforms(to: .movie) == true)
    #expect(UTType(mimeType: "application/json") == .json)
    #expect(UTType("nobody.knows") == nil)
    #expect(UTType(filenameExtension: "") == nil && UTType(mimeType: "json") == nil)
  }

  @Test func `a type conforms to its supertypes`() {
    #expect(UTType.json.conforms(to: .json) && UTType.json.conforms(to: .text))
    #expect(UTType.json.conforms(to: .item) && !UTType.json.isSubtype(of: .json))
    #expect(!UTType.json.conforms(to: .image))
    #expect(UTType.image.isSupertype(of: .png))
    #expect(UTType.svg.conforms(to: .xml) && UTType.svg.conforms(to: .image))
  }

  @Test func `an unknown file extension is a dynamic type`() throws {
    let own = try #require(UTType(filenameExtension: "weda", conformingTo: .json))
    #expect(own.isDynamic && own.conforms(to: .json) && own.conforms(to: .text))
    #expect(own.preferredFilenameExtension == "weda")
    #expect(UTType(filenameExtension: "json", conformingTo: .image) != .json)
    #expect(UTType(exportedAs: "com.example.note", conformingTo: .text).conforms(to: .data))
  }

  @Test func `a type is encoded as its identifier`() throws {
    let data = try JSONEncoder().encode([UTType.png])
    #expect(String(decoding: data, as: UTF8.self) == #"["public.png"]"#)
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
  }
}
