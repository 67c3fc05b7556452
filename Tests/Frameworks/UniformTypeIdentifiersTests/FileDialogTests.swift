import Foundation
import StrataDeviceServices
import SwiftUI
import Testing
import UniformTypeIdentifiers

@testable import SwiftUITesting

@MainActor @Suite(.timeLimit(.minutes(5))) struct FileDialogTests {
  struct Note: FileDocument {
    static let readableContentTypes = [UTType.json]
    var contents: Data

    init(_ text: String) { contents = Data(text.utf8) }
    init(configuration: ReadConfiguration) throws {
      guard configuration.contentType == .json else { throw CocoaError(.fileReadUnknown) }
      contents = configuration.file.regularFileContents ?? Data()
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      guard !contents.isEmpty else { throw CocoaError(.fileWriteUnknown) }
      return FileWrapper(regularFileWithContents: contents)
    }
  }

  struct Saver: View {
    var note: Note?
    var name: String?
    @State private var isSaving = false
    @State private var said = "nothing"

    var body: some View {
      VStack {
        Button("Save") { isSaving = true }
        Text(said)
      }
      .fileExporter(
        isPresented: $isSaving, document: note, contentType: .json, defaultFilename: name
      ) { result in
        switch result {
        case .success(let url): said = "saved \(url.lastPathComponent)"
        case .failure: said = "failed"
        }
      }
    }
  }

  struct Loader: View {
    @State private var isChoosing = false
    @State private var said = "nothing"

    var body: some View {
      VStack {
        Button("Load") { isChoosing = true }
        Text(said)
      }
      .fileImporter(
        isPresented: $isChoosing, allowedContentTypes: [.json], allowsMultipleSelection: true
      ) { result in
        do {
          said = try result.get().map { url in
            #expect(url.startAccessingSecurityScopedResource())
            defer { url.stopAccessingSecurityScopedResource() }
            return "\(url.lastPathComponent): \(try String(contentsOf: url, encoding: .utf8))"
          }.joined(separator: ", ")
        } catch CocoaError.fileReadTooLarge {
          said = "too large"
        } catch {
          said = "failed"
        }
      } onCancellation: {
        said = "given up"
      }
    }
  }

  private struct Saved: Decodable {
    var name: String
    var type: String
    var data: String
  }

  /// A document that contains its content type and whether it is new.
  struct Typed: FileDocument {
    static let readableContentTypes = [UTType.plainText, .json]
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
      let isNew = configuration.existingFile == nil
      let words = "\(configuration.contentType.identifier) \(isNew)"
      return FileWrapper(regularFileWithContents: Data(words.utf8))
    }
  }

  struct TypedSaver: View {
    @State private var isSaving = false
    var body: some View {
      Button("Save") { isSaving = true }
        .fileExporter(isPresented: $isSaving, document: Typed(), contentType: .json) { _ in }
    }
  }

  // MARK: Saving

  @Test func `an exported document is written with its content type and no existing file`()
    async throws
  {
    let window = PlayedWindow { _ in [.done("null")] }
    let screen = Screen(TypedSaver(), device: window.device)
    try screen.button("Save").tap()
    await screen.settle { _ in window.asked.count == 1 }
    let data = Data(try #require(window.asked.first).arguments.utf8)
    let saved = try JSONDecoder().decode(Saved.self, from: data)
    #expect(Data(base64Encoded: saved.data) == Data("public.json true".utf8))
  }

  @Test func `a document is sent to the browser with its name and type`() async throws {
    let window = PlayedWindow { _ in [.done("null")] }
    let screen = Screen(Saver(note: Note("{}"), name: "My note"), device: window.device)
    try screen.button("Save").tap()
    await screen.settle { $0.text.contains("saved") }
    #expect(screen.text.contains("saved My note.json"))
    let request = try #require(window.asked.first)
    #expect(window.asked.count == 1 && request.service == "file.save")
    let saved = try JSONDecoder().decode(Saved.self, from: Data(request.arguments.utf8))
    #expect((saved.name, saved.type) == ("My note.json", "application/json"))
    #expect(Data(base64Encoded: saved.data) == Data("{}".utf8))
    // The binding is `false` again: pressing again saves again.
    try screen.button("Save").tap()
    await screen.settle { _ in window.asked.count == 2 }
  }

  @Test func `a long document to save is sent to the browser in pieces that fit into messages`()
    async throws
  {
    let window = PlayedWindow { _ in [.done("null")] }
    let text = String(repeating: "weather ", count: 30_000)
    let screen = Screen(Saver(note: Note(text)), device: window.device)
    try screen.button("Save").tap()
    await screen.settle { $0.text.contains("saved") }
    #expect(window.asked.allSatisfy { $0.arguments.utf8.count < 128 << 10 })
    let pieces = try window.asked.map { request in
      let data = Data(request.arguments.utf8)
      return request.service == "file.piece"
        ? try JSONDecoder().decode([String].self, from: data)[0]
        : try JSONDecoder().decode(Saved.self, from: data).data
    }
    #expect(window.asked.last?.service == "file.save" && pieces.count > 3)
    #expect(Data(base64Encoded: pieces.joined()) == Data(text.utf8))
  }

  @Test func `an export fails if the browser refuses it or the document cannot be written`()
    async throws
  {
    let window = PlayedWindow { _ in [.failed(.refused("failed"))] }
    for note in ["{}", ""] {
      let screen = Screen(Saver(note: Note(note)), device: window.device)
      try screen.button("Save").tap()
      await screen.settle { $0.text.contains("failed") }
    }
    #expect(window.asked.count == 1, "a document that cannot be written is not sent")
    let none = Screen(Saver(note: nil), device: window.device)
    try none.button("Save").tap()
    await none.settle()
    #expect(none.text.contains("nothing"))
  }

  @Test func `slashes and control characters in a file name are replaced`() async throws {
    let window = PlayedWindow { _ in [.done("null")] }
    for (name, wanted) in [
      ("../../etc/passwd", "..-..-etc-passwd.json"), ("a\u{0}b.json", "a-b.json"), ("", ".json"),
    ] {
      let screen = Screen(Saver(note: Note("{}"), name: name), device: window.device)
      try screen.button("Save").tap()
      await screen.settle { $0.text.contains("saved") }
      let data = Data(try #require(window.asked.last).arguments.utf8)
      #expect(try JSONDecoder().decode(Saved.self, from: data).name == wanted)
    }
  }

  // MARK: Loading

  private func choose(_ answers: [DeviceAnswer]) async throws -> Screen {
    let window = PlayedWindow { _ in answers }
    let screen = Screen(Loader(), device: window.device)
    try screen.button("Load").tap()
    let field = try screen.element("FileField")
    #expect(field.drawing[.accepted] == ".json,application/json")
    #expect(field.drawing[.isMultiple] == "true")
    try field.send(.change, value: "C:\\fakepath\\x.json")
    await screen.settle { !$0.text.contains("nothing") }
    let asked = try #require(window.asked.first).arguments
    #expect(window.asked.count == 1)
    #expect(asked.contains(#""element":\#(field.id.rawValue)"#), "\(asked)")
    #expect(asked.contains(#""limit":8388608"#), "\(asked)")
    #expect(asked.contains(#""shrinks":0"#), "the app gets the files as they are: \(asked)")
    return screen
  }

  private func part(_ text: String) -> DeviceAnswer {
    .part(#"{"data":"\#(Data(text.utf8).base64EncodedString())"}"#)
  }

  @Test func `the selected files can be read`() async throws {
    let screen = try await choose([
      .part(#"{"name":"one.json"}"#), part("{"), part("}"), .part(#"{"name":"../two"}"#),
      part("[]"),
      .done("null"),
    ])
    #expect(screen.text.contains("one.json: {}, ..-two: []"))
    #expect(screen.presented.isEmpty)
  }

  @Test func `a file that is too large is rejected by the browser and by the server`()
    async throws
  {
    let refused = try await choose([.failed(.refused("tooLarge"))])
    #expect(refused.text.contains("too large"))
    let much = part(String(repeating: "x", count: 400_000))
    let flood = [DeviceAnswer](repeating: much, count: 22)
    let flooded = try await choose([.part(#"{"name":"x"}"#)] + flood + [.done("null")])
    #expect(flooded.text.contains("too large"))
  }

  @Test(arguments: [
    [DeviceAnswer.part(#"{"data":"e30="}"#)], [.part(#"{"name":"x"}"#), .part(#"{"data":"?"}"#)],
    [.part("nonsense")], [.failed(.windowGone)],
  ])
  func `an invalid answer of the browser is a failure`(answers: [DeviceAnswer]) async throws {
    let screen = try await choose(answers + [.done("null")])
    #expect(screen.text.contains("failed"))
  }

  @Test func `cancelling sends no request to the browser`() async throws {
    let window = PlayedWindow { _ in [.done("null")] }
    let screen = Screen(Loader(), language: "ar", device: window.device)
    try screen.button("Load").tap()
    #expect(screen.text.contains("اختر ملفًا"))
    try screen.element("FileCancel").tap()
    await screen.settle { $0.text.contains("given up") }
    try screen.button("Load").tap()
    try screen.dismiss()
    await screen.settle { $0.presented.isEmpty }
    #expect(window.asked.isEmpty)
  }

  @Test func `clearing the file field leaves the dialog open`() async throws {
    let window = PlayedWindow { _ in [.done("null")] }
    let screen = Screen(Loader(), device: window.device)
    try screen.button("Load").tap()
    try screen.element("FileField").send(.change, value: "")
    await screen.settle { _ in window.asked.count == 1 }
    #expect(screen.presented.count == 1 && screen.text.contains("nothing"))
  }
}
