import Foundation

/// The subscription of operators that combine the values of several streams, such as `zip`.
///
/// The downstream's demand is requested from each stream.
final class Joining<Downstream: Subscriber>: Subscription {
  /// The values of each stream that are kept until they are combined: the latest one, or all in
  /// order.
  enum Mode { case latest, line }

  private let downstream: Downstream
  private let mode: Mode
  private let join: ([Any]) -> Downstream.Input
  // Recursive: a stream may deliver a value while one is being requested.
  private let lock = NSRecursiveLock()
  private var waiting: [[Any]]
  private var isOver: [Bool]
  private var requests: [(Subscribers.Demand) -> Void] = []
  private var cancels: [() -> Void] = []
  private var wanted = Subscribers.Demand.none
  private var isBehind = false
  private var isDone = false

  init(
    _ downstream: Downstream, _ mode: Mode, count: Int, join: @escaping ([Any]) -> Downstream.Input
  ) {
    self.downstream = downstream
    self.mode = mode
    self.join = join
    waiting = Array(repeating: [], count: count)
    isOver = Array(repeating: false, count: count)
  }

  fileprivate func add<P: Publisher>(_ publisher: P, at index: Int)
  where P.Failure == Downstream.Failure {
    let inner = Inner<P.Output, P.Failure> { [self] in
      start($0)
    } value: { [self] in
      take($0, from: index)
    } end: { [self] in
      end($0, of: index)
    }
    lock.withLock {
      guard !isDone else { return }
      requests.append { inner.request($0) }
      cancels.append { inner.cancel() }
    }
    publisher.receive(subscriber: inner)
  }

  /// Requests a stream's first values; cancels the subscription if the combined stream is already
  /// over.
  private func start(_ subscription: any Subscription) {
    lock.withLock {
      guard !isDone else { return subscription.cancel() }
      if wanted > 0 { subscription.request(wanted) }
    }
  }

  private func take(_ value: Any, from index: Int) -> Subscribers.Demand {
    lock.withLock {
      guard !isDone else { return .none }
      if mode == .latest { waiting[index] = [value] } else { waiting[index].append(value) }
      guard waiting.allSatisfy({ !$0.isEmpty }) else { return mode == .latest ? .max(1) : .none }
      guard wanted > 0 else {
        isBehind = true
        return .none
      }
      return deliver(but: index)
    }
  }

  /// Delivers a value, and requests the new demand from the other streams.
  private func deliver(but index: Int?) -> Subscribers.Demand {
    wanted -= 1
    let values = waiting.compactMap(\.first)
    if mode == .line { for place in waiting.indices { waiting[place].removeFirst() } }
    isBehind = mode == .line && waiting.allSatisfy { !$0.isEmpty }
    let more = downstream.receive(join(values))
    wanted += more
    if more > 0 {
      for (place, request) in requests.enumerated() where place != index { request(more) }
    }
    // A stream may have sent a value while this one was delivered.
    if isBehind, wanted > 0, !isDone { _ = deliver(but: nil) } else { finishIfOver() }
    return more
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>, of index: Int) {
    lock.withLock {
      guard !isDone else { return }
      isOver[index] = true
      if case .failure = completion { return finish(completion) }
      finishIfOver()
    }
  }

  private func finishIfOver() {
    guard !isDone else { return }
    let isOver =
      switch mode {
      case .latest: isOver.allSatisfy { $0 }
      case .line: zip(isOver, waiting).contains { $0 && $1.isEmpty }
      }
    if isOver { finish(.finished) }
  }

  private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    stop()
    downstream.receive(completion: completion)
  }

  private func stop() {
    isDone = true
    let cancels = cancels
    (self.cancels, requests) = ([], [])
    for cancel in cancels { cancel() }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock {
      guard !isDone else { return }
      wanted += demand
      for request in requests { request(demand) }
      if isBehind, wanted > 0 { _ = deliver(but: nil) }
    }
  }

  func cancel() { lock.withLock { if !isDone { stop() } } }
}

// MARK: - Two, three and four streams

extension Joining {
  /// Subscribes to two publishers and delivers their values as tuples.
  static func begin<A: Publisher, B: Publisher>(
    _ downstream: Downstream, _ mode: Mode, _ a: A, _ b: B
  )
  where
    Downstream.Input == (A.Output, B.Output), A.Failure == Downstream.Failure,
    B.Failure == Downstream.Failure
  {
    begin(downstream, mode, [{ $0.add(a, at: 0) }, { $0.add(b, at: 1) }]) {
      (unbox($0[0]), unbox($0[1]))
    }
  }

  /// Subscribes to three publishers and delivers their values as tuples.
  static func begin<A: Publisher, B: Publisher, C: Publisher>(
    _ downstream: Downstream, _ mode: Mode, _ a: A, _ b: B, _ c: C
  )
  where
    Downstream.Input == (A.Output, B.Output, C.Output), A.Failure == Downstream.Failure,
    B.Failure == Downstream.Failure, C.Failure == Downstream.Failure
  {
    begin(downstream, mode, [{ $0.add(a, at: 0) }, { $0.add(b, at: 1) }, { $0.add(c, at: 2) }]) {
      (unbox($0[0]), unbox($0[1]), unbox($0[2]))
    }
  }

  /// Subscribes to four publishers and delivers their values as tuples.
  static func begin<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(
    _ downstream: Downstream, _ mode: Mode, _ a: A, _ b: B, _ c: C, _ d: D
  )
  where
    Downstream.Input == (A.Output, B.Output, C.Output, D.Output),
    A.Failure == Downstream.Failure, B.Failure == Downstream.Failure,
    C.Failure == Downstream.Failure, D.Failure == Downstream.Failure
  {
    begin(
      downstream, mode,
      [{ $0.add(a, at: 0) }, { $0.add(b, at: 1) }, { $0.add(c, at: 2) }, { $0.add(d, at: 3) }]
    ) {
      (unbox($0[0]), unbox($0[1]), unbox($0[2]), unbox($0[3]))
    }
  }

  private static func begin(
    _ downstream: Downstream, _ mode: Mode, _ streams: [(Joining) -> Void],
    join: @escaping ([Any]) -> Downstream.Input
  ) {
    let joining = Joining(downstream, mode, count: streams.count, join: join)
    downstream.receive(subscription: joining)
    for add in streams { add(joining) }
  }
}
