import Foundation
import Synchronization
import Testing

@testable import SwiftData

/// Tests of the lines that say which fetches read all rows.
struct FetchLogTests {
  private final class Lines: Sendable {
    private let all = Mutex<[String]>([])
    var value: [String] { all.withLock { $0 } }
    func add(_ line: String) { all.withLock { $0.append(line) } }
  }

  /// Returns the lines that fetches write, over a store with three trips.
  private func lines(_ work: (ModelContext) throws -> Void) throws -> [String] {
    let context = ModelContext(try memory())
    for number in 1...3 { context.insert(Trip(name: "trip \(number)", days: number)) }
    try context.save()
    let lines = Lines()
    try FetchLog.$current.withValue(FetchLog(lines.add)) { try work(context) }
    return lines.value
  }

  private func fetch(_ context: ModelContext, _ predicate: Predicate<Trip>) throws {
    _ = try context.fetch(FetchDescriptor(predicate: predicate))
  }

  @Test func `a predicate that runs in Swift is logged with the model, the part and the rows`()
    throws
  {
    let lines = try lines { context in
      try fetch(context, #Predicate { $0.days > 1 && $0.tags.contains("x") })
    }
    #expect(
      lines == [
        """
        SwiftData read all 3 rows of Trip and filtered them in Swift, since “contains” of tags \
        cannot be SQL: SQL searches only relationships, no other sequences.
        """
      ])
  }

  @Test func `a predicate is logged once for its shape, and again for another shape`() throws {
    let lines = try lines { context in
      for tag in ["x", "secret"] {
        try fetch(context, #Predicate { $0.tags.contains(tag) })
      }
      _ = try context.fetchCount(FetchDescriptor<Trip>(predicate: #Predicate { $0.tags == [] }))
      try fetch(context, #Predicate { $0.days == 1 || $0.tags.contains("x") })
    }
    #expect(lines.count == 3)
    #expect(!lines.contains { $0.contains("secret") })
    #expect(lines[1].contains("“==” of tags cannot be SQL: SQL cannot compare values that"))
  }

  @Test func `an order that is sorted in Swift is logged with the property and the rows`() throws {
    let lines = try lines { context in
      for _ in 1...2 {
        _ = try context.fetch(
          FetchDescriptor<Trip>(
            predicate: #Predicate { $0.days > 1 },
            sortBy: [SortDescriptor(\.name, comparator: .localizedStandard)]))
      }
    }
    #expect(
      lines == [
        """
        SwiftData read 2 rows of Trip and sorted them in Swift, since the order by name cannot \
        be SQL: SQL orders these values in another way than Swift.
        """
      ])
  }

  @Test func `a fetch whose predicate and order are SQL is not logged`() throws {
    let lines = try lines { context in
      _ = try context.fetch(
        FetchDescriptor<Trip>(
          predicate: #Predicate { $0.days > 1 }, sortBy: [SortDescriptor(\.days)]))
    }
    #expect(lines == [])
  }
}
