/// Something that was done to the servers while visitors wrote.
struct Disturbance {
  /// A kind of disturbance; its raw value is its name in the figures.
  enum Kind: String, CaseIterable {
    case worker = "a worker was killed"
    case roll = "a front's workers were replaced"
    case front = "a front was killed"
  }

  var kind: Kind
  var time: ContinuousClock.Instant
}

extension Disturbance.Kind {
  @MainActor func happen(to front: Int, of machines: TwoMachines) throws {
    switch self {
    case .worker: try machines.killWorker(of: front)
    case .roll: machines.roll(front)
    case .front: try machines.killFront(front)
    }
  }
}
