/// The pending faults, in the order in which they were added.
public actor FaultPlan {
  public private(set) var faults: [Fault]

  /// Creates a plan with the given faults.
  public init(_ faults: [Fault] = []) {
    self.faults = faults
  }

  /// Adds a fault.
  public func add(_ fault: Fault) { faults.append(fault) }

  /// Removes all faults.
  public func removeAll() { faults = [] }

  /// Replaces all faults by one, in a single step.
  public func replaceAll(with fault: Fault) { faults = [fault] }

  /// Returns the faults that apply to a request: every delay that matches its path, and the first
  /// other fault.
  ///
  /// Each is counted; one that is used up is removed.
  func take(path: String) -> [Fault.Kind] {
    var taken: [Fault.Kind] = []
    var hasOther = false
    for index in faults.indices where path.hasPrefix(faults[index].path) {
      if !faults[index].kind.isDelay {
        if hasOther { continue }
        hasOther = true
      }
      taken.append(faults[index].kind)
      faults[index].times? -= 1
    }
    faults.removeAll { $0.times == 0 }
    return taken
  }
}

extension Fault.Kind {
  var isDelay: Bool {
    if case .delay = self { true } else { false }
  }
}
