import Foundation
import Testing

@testable import SwiftData

/// Tests of the order of a fetch, its limit and its offset.
struct OrderTests {
  private func filled() throws -> ModelContext {
    let context = ModelContext(try memory())
    for (number, name) in ["b", "Ä", "a", "B", "Z", "é"].enumerated() {
      let trip = Trip(name: name, days: number / 2, note: number % 2 == 0 ? nil : name)
      trip.mood = number < 3 ? .wild : .calm
      context.insert(trip)
    }
    try context.save()
    return context
  }

  private func names(
    _ context: ModelContext, _ order: [SortDescriptor<Trip>], isTranslated: Bool = true,
    limit: Int? = nil, offset: Int? = nil
  ) throws -> [String] {
    var descriptor = FetchDescriptor<Trip>(sortBy: order)
    (descriptor.fetchLimit, descriptor.fetchOffset) = (limit, offset)
    #expect(try FetchPlan(descriptor, context.core.plan).isComplete == isTranslated)
    return try context.fetch(descriptor).map(\.name)
  }

  @Test func `a fetch sorts texts and numbers in SQL in the same order as Swift`() throws {
    let context = try filled()
    let all = try context.fetch(FetchDescriptor<Trip>())
    let orders: [[SortDescriptor<Trip>]] = [
      [SortDescriptor(\.name)], [SortDescriptor(\.name, order: .reverse)],
      [SortDescriptor(\.days, order: .reverse), SortDescriptor(\.name)],
      [SortDescriptor(\.note), SortDescriptor(\.name)], [SortDescriptor(\.start)],
    ]
    for order in orders {
      #expect(try names(context, order) == all.sorted(using: order).map(\.name))
    }
  }

  @Test func `without sort descriptors, models are fetched in the order of their creation`() throws
  {
    #expect(try names(try filled(), []) == ["b", "Ä", "a", "B", "Z", "é"])
  }

  @Test func `limit and offset are applied after sorting`() throws {
    let context = try filled()
    let order = [SortDescriptor(\Trip.name)]
    let all = try names(context, order)
    #expect(try names(context, order, limit: 2) == Array(all.prefix(2)))
    #expect(try names(context, order, limit: 2, offset: 3) == Array(all[3..<5]))
    #expect(try names(context, order, offset: 4) == Array(all[4...]))
  }

  @Test func `sorting by a computed property is done in Swift`() throws {
    let context = try filled()
    let order = [SortDescriptor(\Trip.title, order: .reverse)]
    let all = try context.fetch(FetchDescriptor<Trip>()).sorted(using: order).map(\.name)
    #expect(try names(context, order, isTranslated: false) == all)
    #expect(
      try names(context, order, isTranslated: false, limit: 2, offset: 1) == Array(all[1..<3]))
  }
}
