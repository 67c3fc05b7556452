import CoreTransferable
import Foundation
import Testing
import UniformTypeIdentifiers

@Suite(.timeLimit(.minutes(5))) struct ItemProviderTests {
  final class Words: NSItemProviderReading, Sendable {
    let text: String
    init(_ text: String) { self.text = text }
    static var readableTypeIdentifiersForItemProvider: [String] { [UTType.text.identifier] }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Words {
      guard !data.isEmpty else { throw CocoaError(.fileReadCorruptFile) }
      return Words(String(decoding: data, as: UTF8.self))
    }
  }

  /// Passes a provider of a text file to a test.
  private func provide(
    _ text: String, _ test: (NSItemProvider) async throws -> Void
  ) async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).txt")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try await test(try #require(NSItemProvider(contentsOf: file)))
  }

  private func words(of provider: NSItemProvider) async -> Result<String, any Error> {
    await withCheckedContinuation { done in
      provider.loadObject(ofClass: Words.self) { words, error in
        let text = (words as? Words)?.text
        done.resume(
          returning: text.map { .success($0) } ?? .failure(error ?? CocoaError(.featureUnsupported))
        )
      }
    }
  }

  @Test func `an item provider creates an object from a file's content`() async throws {
    try await provide("milk") { provider in
      #expect(provider.registeredTypeIdentifiers == ["public.plain-text"])
      #expect(provider.canLoadObject(ofClass: Words.self))
      let text = try await words(of: provider).get()
      #expect(text == "milk")
    }
  }

  @Test func `an item provider throws the error of the class that reads the object`() async throws {
    try await provide("") { provider in
      await #expect(throws: CocoaError.self) { try await words(of: provider).get() }
    }
  }

  @Test func `an item provider gives an error instead of data for a type that it does not have`()
    async throws
  {
    try await provide("milk") { provider in
      #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
      #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
      let refused = await withCheckedContinuation { done in
        provider.loadDataRepresentation(forTypeIdentifier: "public.image") { data, error in
          done.resume(returning: data == nil && error != nil)
        }
      }
      #expect(refused)
    }
    #expect(!NSItemProvider().canLoadObject(ofClass: Words.self))
  }

  @Test func `the file of loadFileRepresentation exists until its closure returns`() async throws {
    try await provide("milk") { provider in
      let (text, place) = await withCheckedContinuation { done in
        provider.loadFileRepresentation(forTypeIdentifier: "public.text") { file, _ in
          let text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
          done.resume(returning: (text, file))
        }
      }
      #expect(text == "milk")
      // It is deleted right after the closure, on the closure's thread.
      let path = try #require(place).path
      while FileManager.default.fileExists(atPath: path) { await Task.yield() }
    }
  }
}
