/// The faults that wait to happen, in the order in which they were added.
public actor FaultPlan {
  public private(set) var faults: [Fault]

  public init(_ faults: [Fault] = []) {
    self.faults = faults
  }

  public func add(_ fault: Fault) { faults.append(fault) }

  public func removeAll() { faults = [] }

  /// Leaves this fault alone: no request comes between the faults before and it.
  public func replaceAll(with fault: Fault) { faults = [fault] }

  /// What happens to a request now: every delay that fits its path, and the first other fault.
  ///
  /// Each is counted; one whose number is used up is gone.
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
