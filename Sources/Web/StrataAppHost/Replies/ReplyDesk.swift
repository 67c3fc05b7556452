import Synchronization

/// The replies of an app, and their limits.
final class ReplyDesk: Sendable {
  /// The maximum number of answers that are made at the same time.
  static let capacity = 32

  private let replies: [@Sendable (HostVisit) -> HostReply?]
  private let visitors = AddressLimit()
  private let making = Mutex(0)

  init(_ replies: [@Sendable (HostVisit) -> HostReply?]) { self.replies = replies }

  /// Returns the first reply of the app to a request; `nil` if there is none.
  func reply(to visit: HostVisit) -> HostReply? {
    replies.lazy.compactMap { $0(visit) }.first
  }

  /// Makes the answer of a reply, or that of a refusal.
  ///
  /// - Parameters:
  ///   - reply: The reply.
  ///   - address: The client's address. A cookie exempts nobody: it costs one page.
  ///   - now: The time since the start of the host.
  ///   - isBusy: Whether the main actor is overloaded.
  func answer(
    _ reply: HostReply, for address: String, at now: Duration, isBusy: Bool
  ) async -> HostAnswer {
    guard visitors.allows(address, at: now) else { return Self.refuse(reply, .tooMany) }
    guard !isBusy, begin() else { return Self.refuse(reply, .busy) }
    defer { making.withLock { $0 -= 1 } }
    return await reply.answer()
  }

  /// The number of answers that are being made.
  var count: Int { making.withLock { $0 } }

  private func begin() -> Bool {
    making.withLock { making in
      guard making < Self.capacity else { return false }
      making += 1
      return true
    }
  }

  private static func refuse(_ reply: HostReply, _ refusal: HostRefusal) -> HostAnswer {
    var answer = reply.refused(refusal)
    answer.status = refusal.status
    answer.retrySeconds = refusal.patience
    answer.freshSeconds = 0
    return answer
  }
}
