import Foundation
import FuzzTargets
import StrataKitTesting
import Testing

/// Tests the corpus that `make fuzz` begins with and adds to.
struct CorpusTests {
  @Test(arguments: FuzzTarget.allCases)
  func `every file of the corpus is accepted, or refused with an error`(
    _ target: FuzzTarget
  ) async throws {
    let corpus = try Corpus.read(target)
    #expect(corpus.count >= 12)
    let broken = await Corpus.onThread {
      corpus.compactMap { name, bytes in target.complaint(about: bytes).map { "\(name): \($0)" } }
    }
    #expect(broken.isEmpty)
  }

  @Test(arguments: FuzzTarget.allCases)
  func `changed copies are accepted, or refused with an error`(_ target: FuzzTarget) async throws {
    let corpus = try Corpus.read(target).map(\.bytes)
    var mutation = InputMutation(seed: 2026, corpus: corpus)
    let inputs = (0..<target.rounds).map { mutation.changed(corpus[$0 % corpus.count]) }
    let broken = await Corpus.onThread {
      inputs.compactMap { bytes in
        target.complaint(about: bytes).map { "\(String(decoding: bytes, as: UTF8.self)): \($0)" }
      }
    }
    #expect(broken.isEmpty)
  }

  @Test(.thorough) func `mutations are reproducible and change the input`() {
    let bytes = Array("[1,0,6,\"tap\"]".utf8)
    var first = InputMutation(seed: 7, corpus: [bytes])
    var second = InputMutation(seed: 7, corpus: [bytes])
    let changed = (0..<100).map { _ in first.changed(bytes) }
    #expect(changed == (0..<100).map { _ in second.changed(bytes) })
    #expect(Set(changed).count > 80)
  }
}

/// Reads the corpus of one target.
enum Corpus {
  static func read(_ target: FuzzTarget) throws -> [(name: String, bytes: [UInt8])] {
    let fixtures = Bundle.module.bundleURL.appendingPathComponent("Fixtures/\(target.rawValue)")
    let files = try FileManager.default.contentsOfDirectory(atPath: fixtures.path).sorted().map {
      ($0, try Array(Data(contentsOf: fixtures.appendingPathComponent($0))))
    }
    return files + (try found(fixtures.appendingPathExtension("found")))
  }

  /// Reads the inputs that libFuzzer has found: one a line, in base 64.
  private static func found(_ file: URL) throws -> [(name: String, bytes: [UInt8])] {
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return try lines.enumerated().map { number, line in
      let bytes = try #require(Data(base64Encoded: String(line)))
      return ("line \(number + 1) of \(file.lastPathComponent)", Array(bytes))
    }
  }

  /// Runs blocking checks on a separate thread: the tasks' threads must stay free for the server.
  static func onThread(_ work: @escaping @Sendable () -> [String]) async -> [String] {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: work()) }
    }
  }
}

extension FuzzTarget {
  /// The number of changed copies that take about a second.
  fileprivate var rounds: Int {
    switch self {
    // A request needs two connections, and Foundation logs each property list that it cannot parse.
    case .request, .pbxproj: 200
    // A message is encrypted, decrypted and signed.
    case .push: 500
    // A text is read by several parsers, and its values are formatted.
    case .catalog: 1_000
    case .dto, .imported, .postgrest: 2_000
    default: 5_000
    }
  }

  /// Returns the error that these bytes cause, if any.
  func complaint(about bytes: [UInt8]) -> String? {
    do {
      try check(bytes)
      return nil
    } catch {
      return error.description
    }
  }
}
