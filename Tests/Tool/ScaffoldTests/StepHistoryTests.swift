import Foundation
import Testing

@testable import StrataScaffold

/// Tests of random histories of steps, each undone to the beginning.
@Suite struct StepHistoryTests {
  private static let paths = ["A.swift", "B/C.swift", "B/D/E.json", "F/G/H.swift", "é/ü.txt"]

  /// A random number generator with the same numbers for the same seed.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) ^ (state << 31)
    }
  }

  private func tree(_ folder: URL) throws -> [String: Data?] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let files = paths.filter { !$0.hasPrefix(".strata") }.map { path in
      (path, try? Data(contentsOf: folder.appending(path: path)))
    }
    return Dictionary(uniqueKeysWithValues: files)
  }

  /// Returns one to three added, changed or removed files.
  private func changes(_ dice: inout Dice, _ folder: URL) -> [FileChange] {
    Self.paths.shuffled(using: &dice).prefix(Int.random(in: 1...3, using: &dice)).compactMap {
      path in
      let before = try? Data(contentsOf: folder.appending(path: path))
      let bytes = (0..<Int.random(in: 0...40, using: &dice)).map { _ in
        UInt8.random(in: 0...255, using: &dice)
      }
      let goes = before != nil && Bool.random(using: &dice)
      let after = goes ? nil : Data(bytes)
      return before == after ? nil : FileChange(path: path, before: before, after: after)
    }
  }

  @Test(arguments: 0..<10)
  func `undoing each of a hundred random histories restores the project byte for byte`(seed: UInt64)
    throws
  {
    // In memory if the system has such a folder, since a thousand histories on disk are slow.
    let memory = URL(filePath: "/dev/shm")
    let isThere = FileManager.default.isWritableFile(atPath: memory.path)
    let parent = isThere ? memory : FileManager.default.temporaryDirectory
    let folder = parent.appending(path: "histories-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var dice = Dice(state: seed)
    for history in 0..<100 {
      let top = folder.appending(path: "\(history)")
      try FileManager.default.createDirectory(at: top, withIntermediateDirectories: true)
      if Bool.random(using: &dice) {
        try Data("first".utf8).write(to: top.appending(path: "A.swift"))
      }
      let steps = StepFolder(top)
      var trees = [try tree(top)]
      for step in 0..<Int.random(in: 1...4, using: &dice) {
        try steps.apply(changes(&dice, top), command: "step \(step)")
        trees.append(try tree(top))
      }
      while let last = trees.popLast(), let before = trees.last {
        #expect(try tree(top) == last)
        _ = try steps.undo()
        let now = try tree(top)
        try #require(now == before, "seed \(seed), history \(history)")
      }
      let own = top.appending(path: ".strata").path
      #expect(!FileManager.default.fileExists(atPath: own))
    }
  }
}
