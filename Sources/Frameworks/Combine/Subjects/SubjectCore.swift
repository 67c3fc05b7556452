import Foundation

/// The subscribers of a subject, and its completion.
// @unchecked: everything is touched only under the lock.
final class SubjectCore<Output, Failure: Error>: @unchecked Sendable {
  private let lock = NSLock()
  private var conduits: [ObjectIdentifier: Conduit<Output, Failure>] = [:]
  private var order: [ObjectIdentifier] = []
  private var upstreams: [any Subscription] = []
  private var completion: Subscribers.Completion<Failure>?
  /// A Boolean value that indicates whether values are requested from upstreams.
  private var isAsking: Bool

  /// Creates a core without subscribers.
  ///
  /// - Parameter isAsking: Whether values are requested from upstreams before a subscriber requests
  ///   any.
  init(isAsking: Bool = false) { self.isAsking = isAsking }

  /// Adds a subscriber. If the subject has completed, the subscriber receives the completion at
  /// once.
  func add(_ conduit: Conduit<Output, Failure>) {
    conduit.onEnd = { [weak self] in self?.remove($0) }
    conduit.onDemand = { [weak self] in self?.ask() }
    let completion = lock.withLock {
      guard self.completion == nil else { return self.completion }
      conduits[ObjectIdentifier(conduit)] = conduit
      order.append(ObjectIdentifier(conduit))
      return nil
    }
    if completion != nil { conduit.skipCurrent() }
    conduit.start()
    if let completion { conduit.end(completion) }
  }

  private func remove(_ conduit: Conduit<Output, Failure>) {
    let id = ObjectIdentifier(conduit)
    lock.withLock {
      conduits[id] = nil
      order.removeAll { $0 == id }
    }
  }

  /// Requests all values from the upstreams; only the first call has an effect.
  private func ask() {
    let upstreams = lock.withLock {
      defer { isAsking = true }
      return isAsking ? [] : self.upstreams
    }
    for upstream in upstreams { upstream.request(.unlimited) }
  }

  private var listeners: [Conduit<Output, Failure>] { order.compactMap { conduits[$0] } }

  /// The subscribers that receive a value: none after the completion.
  var audience: [Conduit<Output, Failure>] { lock.withLock { completion == nil ? listeners : [] } }

  /// A Boolean value that indicates whether the subject has completed.
  var isOver: Bool { lock.withLock { completion != nil } }

  func end(_ completion: Subscribers.Completion<Failure>) {
    let audience = lock.withLock {
      guard self.completion == nil else { return [Conduit<Output, Failure>]() }
      self.completion = completion
      defer { (conduits, order, upstreams) = ([:], [], []) }
      return listeners
    }
    for conduit in audience { conduit.end(completion) }
  }

  func keep(_ subscription: any Subscription) {
    let isAsking = lock.withLock {
      upstreams.append(subscription)
      return self.isAsking
    }
    if isAsking { subscription.request(.unlimited) }
  }

  deinit { for upstream in upstreams { upstream.cancel() } }
}
