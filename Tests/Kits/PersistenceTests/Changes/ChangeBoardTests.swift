import Foundation
import StrataKitTesting
import Testing

@testable import StrataPersistence

/// Tests of who is notified of a change, without a database.
@Suite struct ChangeBoardTests {
  private let board = ChangeBoard()
  private let file = URL(fileURLWithPath: "/data/a.sqlite")
  private let other = URL(fileURLWithPath: "/data/b.sqlite")

  private func change(_ collections: Set<String>?) -> StoredChange {
    StoredChange(collections: collections, origin: ChangeOrigin())
  }

  @Test func `a listener is notified of its owner's changes in its database file, until it ends`() {
    let heard = Recorded<Set<String>?>()
    let end = board.listen(to: "device:a", in: file) { heard.record($0.collections) }
    board.tell(change(["notes"]), of: "device:a", in: file)
    board.tell(change(["yours"]), of: "device:b", in: file)
    board.tell(change(["elsewhere"]), of: "device:a", in: other)
    board.tell(change(nil), of: "device:a", in: file)
    #expect(heard.all == [["notes"], nil])
    end()
    end()
    board.tell(change(["notes"]), of: "device:a", in: file)
    #expect(heard.all.count == 2)
  }

  @Test func `ending one listener does not end the others of its owner`() {
    let heard = Recorded<Int>()
    let ends = (0..<3).map { number in
      board.listen(to: "device:a", in: file) { _ in heard.record(number) }
    }
    ends[1]()
    board.tell(change(["notes"]), of: "device:a", in: file)
    #expect(heard.all.sorted() == [0, 2])
    ends[0]()
    board.tell(change(["notes"]), of: "device:a", in: file)
    #expect(heard.all.sorted() == [0, 2, 2])
  }

  @Test func `changes of shared documents notify no listener and do not change the revision`() {
    let heard = Recorded<Int>()
    let end = board.listen(to: DocumentOwner.shared, in: file) { _ in heard.record(1) }
    board.tell(change(["news"]), of: DocumentOwner.shared, in: file)
    #expect(heard.all.isEmpty && board.revision(of: "news", in: file) == 0)
    end()
  }

  @Test func `a revision counts the changes of its collection and of all collections in its file`()
  {
    board.tell(change(["notes", "drafts"]), of: "device:a", in: file)
    board.tell(change(["notes"]), of: "device:b", in: file)
    #expect(board.revision(of: "notes", in: file) == 2)
    #expect(board.revision(of: "drafts", in: file) == 1)
    board.tell(change(nil), of: "device:a", in: file)
    #expect(board.revision(of: "notes", in: file) == 3)
    #expect(board.revision(of: "untouched", in: file) == 1)
    #expect(board.revision(of: "notes", in: other) == 0)
    board.tell(change([]), of: "device:a", in: file)
    #expect(board.revision(of: "notes", in: file) == 3)
  }

  @Test func `if anything may have changed, every listener of the file is notified`() {
    let heard = Recorded<String>()
    let ends = [("device:a", file), ("device:b", file), ("device:a", other)].map { owner, file in
      board.listen(to: owner, in: file) { change in
        heard.record("\(owner) \(file.lastPathComponent) \(change.collections == nil)")
      }
    }
    board.tellAll(in: file)
    #expect(heard.all.sorted() == ["device:a a.sqlite true", "device:b a.sqlite true"])
    #expect(board.revision(of: "any", in: file) == 1 && board.revision(of: "any", in: other) == 0)
    for end in ends { end() }
    board.tellAll(in: file)
    #expect(heard.all.count == 2)
  }

  @Test func `a listener can add listeners and post changes while it is notified`() {
    let heard = Recorded<String>()
    let end = board.listen(to: "device:a", in: file) { [board, file, self] _ in
      let inner = board.listen(to: "device:b", in: file) { _ in heard.record("inner") }
      board.tell(change(["notes"]), of: "device:b", in: file)
      inner()
      heard.record("outer")
    }
    board.tell(change(["notes"]), of: "device:a", in: file)
    board.tell(change(["notes"]), of: "device:b", in: file)
    #expect(heard.all == ["inner", "outer"])
    end()
  }

  @Test func `a listener is notified of each of 200 changes that are posted concurrently`() async {
    let heard = Recorded<Int>()
    let end = board.listen(to: "device:a", in: file) { _ in heard.record(1) }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<200 {
        group.addTask { board.tell(change(["notes"]), of: "device:a", in: file) }
      }
    }
    #expect(heard.all.count == 200 && board.revision(of: "notes", in: file) == 200)
    end()
  }
}

/// Tests of who is notified of a change of a document with a position, without a database.
@Suite struct PlacedBoardTests {
  private let board = PlacedBoard()
  private let file = URL(fileURLWithPath: "/data/a.sqlite")

  @Test func `a listener is notified of changes of its collection of positions, until it ends`() {
    let heard = Recorded<PlacedChange>()
    let end = board.listen(to: "stalls", in: file) { heard.record($0) }
    let change = PlacedChange(key: "a", point: GeoPoint(stored: 1, 2))
    board.tell(change, of: "stalls", in: file)
    board.tell(change, of: "others", in: file)
    board.tell(change, of: "stalls", in: URL(fileURLWithPath: "/data/b.sqlite"))
    #expect(heard.all == [change])
    end()
    end()
    board.tell(change, of: "stalls", in: file)
    #expect(heard.all == [change])
  }

  @Test func `each listener is notified once of each change, even if changes are concurrent`() async
  {
    let (first, second) = (Recorded<String>(), Recorded<String>())
    let ends = [first, second].map { heard in
      board.listen(to: "stalls", in: file) { heard.record($0.key) }
    }
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<100 {
        let change = PlacedChange(key: "\(number)", point: GeoPoint(stored: 0, 0))
        group.addTask { board.tell(change, of: "stalls", in: file) }
      }
    }
    let keys = Set((0..<100).map { "\($0)" })
    for heard in [first, second] {
      #expect(heard.all.count == 100 && Set(heard.all) == keys)
    }
    for end in ends { end() }
  }
}
