// MARK: - Room for newcomers

extension Fleet {
  /// The lag of a main actor, in milliseconds, from which its worker counts as busy. A single process
  /// refuses newcomers from the same lag on.
  static let longLag = 2_000
  /// The age up to which a worker may be slow: its first pages load what later ones share.
  static let warmUp = Duration.seconds(30)

  /// A Boolean value that indicates whether there are as many devices as may have a worker each.
  var isFull: Bool {
    settings.isolation == .device
      && workers.values.count { $0.tenant != nil } >= settings.count
  }

  /// Returns whether all workers that newcomers could meet are late, so that newcomers had better go
  /// to another server.
  func isBusy(at now: Duration) -> Bool {
    let open = serving.filter { $0.tenant == nil }
    return !open.isEmpty
      && open.allSatisfy { worker in
        let isLate = worker.heartbeat.isLate || worker.condition.lag >= Self.longLag
        return isLate && now - worker.started >= Self.warmUp
      }
  }

  /// The workers that take newcomers or have a device of their own.
  var serving: [Worker] { workers.values.filter { $0.phase == .serving } }

  /// The longest lag of a worker's main actor, in milliseconds.
  var lag: Int { serving.map(\.condition.lag).max() ?? 0 }
}
