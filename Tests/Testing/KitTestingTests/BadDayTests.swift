import Foundation
import StrataKitTesting
import Testing

/// Tests of the counts that tests of bad days write for their page.
@Suite struct BadDayTests {
  private struct Written: Decodable, Equatable {
    struct Count: Decodable, Equatable {
      var what: String
      var count: Int
    }

    var row: String
    var file: String
    var done, seen, lost: [Count]
  }

  private func written(in folder: TemporaryFolder) throws -> [Written] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).map { name in
      try JSONDecoder().decode(Written.self, from: Data(contentsOf: folder.file(name)))
    }
  }

  @Test func `each record writes a file with its row, the test's file and the counts in order`()
    throws
  {
    let folder = try TemporaryFolder()
    BadDay("a", in: folder.url).record(done: ["kills": 3, "again": 2], lost: ["values": 0])
    BadDay("b", in: folder.url).record(seen: ["pages": 1])
    let found = try written(in: folder).sorted { $0.row < $1.row }
    try #require(found.map(\.row) == ["a", "b"])
    #expect(found[0].done == [.init(what: "kills", count: 3), .init(what: "again", count: 2)])
    #expect(found[0].seen == [])
    #expect(found[0].lost == [.init(what: "values", count: 0)])
    #expect(found[1].seen == [.init(what: "pages", count: 1)])
    #expect(found.allSatisfy { $0.file == "KitTestingTests/BadDayTests.swift" })
  }

  @Test func `without a folder nothing is written`() {
    BadDay("a", in: nil).record(done: ["kills": 3])
  }

  @Test func `a record that cannot be written is an issue of its test`() throws {
    let folder = try TemporaryFolder()
    withKnownIssue { BadDay("a", in: folder.file("none")).record(done: ["kills": 3]) }
  }
}
