import Foundation
import StrataPersistence

/// The windows of many devices, of which some give, as many ask for what these give, and the others
/// look at the feed.
final class ClaimCrowd {
  typealias Instant = ContinuousClock.Instant

  /// The time for which the last claims are waited for.
  private static let patience = Duration.seconds(10)

  /// The givers' windows, then those of the takers in the same order, then all others.
  private var windows: [FoodWindow] = []
  private var readiness = Readiness()
  private let claims: Int
  /// The times of the taps that the giver with the number has not seen.
  private var asked: [Int: Instant] = [:]
  private var samples = Samples()

  /// Lets devices come to a city, one after another.
  ///
  /// - Parameters:
  ///   - count: The number of the devices.
  ///   - claims: The number of givers, and that of takers.
  init(_ count: Int, claims: Int, port: Int, _ database: Database) async throws {
    self.claims = claims
    var offers: [String] = []
    for number in 0..<count {
      let point = try ManyOffers.city()
      let visitor = try await FoodVisitor(at: point, port, database)
      if number < claims {
        offers.append(try await visitor.offer(number, at: point, in: database))
        try add(FoodWindow(visitor.open("/mine", with: "mine.offer")))
      } else if number < 2 * claims {
        let page = try visitor.open("/\(offers[number - claims])", with: "listing.claim")
        try add(FoodWindow(page, button: "listing.claim"))
      } else {
        try add(FoodWindow(visitor.open()))
      }
    }
  }

  var count: Int { windows.count }

  private func add(_ window: FoodWindow) throws {
    readiness.watch(window.socket.descriptor, as: windows.count)
    windows.append(window)
    // The first must answer pings while others come.
    try turn(milliseconds: 0)
  }

  /// Lets each taker ask for an offer, one after another, and waits until the givers' windows show
  /// it.
  ///
  /// - Parameter pace: The time from each tap to the next, which does not wait for what the giver
  ///   sees.
  /// - Returns: The times from the taps to the givers' patches.
  func claim(every pace: Duration) throws -> Samples {
    let start = Instant.now
    var next = 0
    let end = start + pace * claims + Self.patience
    while next < claims || !asked.isEmpty, .now < end {
      if next < claims, start + pace * next <= .now {
        asked[next] = .now
        try windows[claims + next].tap()
        next += 1
      }
      try turn(milliseconds: 1)
    }
    return samples
  }

  /// Waits until a window can be read, and reads all that can be.
  func turn(milliseconds: Int32) throws {
    for index in readiness.wait(milliseconds: milliseconds) {
      let isShown = try windows[index].reads("mine.waiting")
      guard isShown, let tapped = asked.removeValue(forKey: index) else { continue }
      samples.add(ContinuousClock.now - tapped)
    }
  }
}
