import CAllocationCount
import Foundation
import SwiftUI
import Testing

@testable import StrataLiveSession
@testable import StrataWire

/// Tests of the number of allocations in frequent work. The figures count calls, in a debug build
/// and on one thread, so they are the same on every machine however busy it is.
@MainActor @Suite(.enabled(if: strata_counts_allocations() == 1), .timeLimit(.minutes(10)))
struct AllocationTests {
  @Test func `only allocations of this thread are counted`() {
    final class Thing {}
    let make = { (_: Int) in Thing() }
    #expect(fewest { _ = (0..<1000).map(make) } >= 1000)
    #expect(fewest {} == 0)
    let count = fewest {
      let isDone = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        _ = (0..<1000).map { _ in Thing() }
        isDone.signal()
      }
      isDone.wait()
    }
    #expect(count < 100, "allocations of another thread are not counted")
  }

  @Test func `a flush without changes allocates at most once`() async throws {
    let host = TestHost { CounterView() }
    let (session, _, _) = try await host.live()
    #expect(fewest { session.window.tree.flush() } <= 1)
  }

  @Test func `a tap in the counter app allocates at most 230 times from its bytes to the patch`()
    async throws
  {
    let host = TestHost { CounterView() }
    let (session, peer, page) = try await host.live()
    let more = try page.number(of: "more")
    var number = 0
    let count = try fewest {
      number += 1
      let event = try ClientMessage("[\(number),\(number - 1),\(more),\"tap\"]")
      #expect(host.holder.receive(event, for: session, from: peer))
      #expect(peer.take().count == 1)
    }
    #expect(count <= 230)
  }

  @Test func `changing one row of three hundred allocates at most 1,170 times`() async throws {
    let rows = Rows(300)
    let host = TestHost { RowsView(rows: rows) }
    let (session, peer, _) = try await host.live()
    var number = 0
    let count = fewest {
      number += 1
      rows.names[30] = "name \(number)"
      session.window.tree.flush()
      #expect(peer.take().count == 1)
      _ = session.confirm(upTo: number)
    }
    #expect(count <= 1170)
  }

  @Test func `moving one row of a thousand allocates at most 2,380 times`() async throws {
    let rows = Rows(1000)
    let host = TestHost { RowsView(rows: rows) }
    let (session, peer, _) = try await host.live()
    var number = 0
    let count = fewest {
      number += 1
      rows.order.insert(rows.order.remove(at: 40), at: 3)
      session.window.tree.flush()
      #expect(peer.take().count == 1)
      _ = session.confirm(upTo: number)
    }
    #expect(count <= 2380)
  }

  @Test func `drawing a first page of fifty rows allocates at most 3,300 times`() async {
    // In a separate process: what other tests leave behind in this one changed the figure.
    await #expect(processExitsWith: .success) {
      let count = await AllocationTests.allocationsOfPage()
      #expect(count <= 3300, "\(count)")
    }
  }

  /// Returns the fewest allocations of many first pages.
  private static func allocationsOfPage() async -> Int {
    let rows = Rows(50)
    let host = TestHost { RowsView(rows: rows) }
    var fewest = Int.max
    for _ in 0..<40 {
      let before = strata_allocation_count()
      let page = await host.open()
      fewest = min(fewest, Int(strata_allocation_count() - before))
      host.holder.discard(page)
    }
    return fewest
  }
}

/// Returns the fewest allocations of many rounds: those that happen once, or when a list grows, do
/// not count.
private func fewest(_ work: () throws -> Void) rethrows -> Int {
  var fewest = Int.max
  for _ in 0..<40 {
    let before = strata_allocation_count()
    try work()
    fewest = min(fewest, Int(strata_allocation_count() - before))
  }
  return fewest
}
