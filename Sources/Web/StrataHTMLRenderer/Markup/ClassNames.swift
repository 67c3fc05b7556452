import StrataRendering
import Synchronization

/// The classes of the rules met so far: working one out takes microseconds, and every element of
/// every page has several.
enum ClassNames {
  private static let known = Mutex<[StyleRule: ClassName]>([:])
  /// Apps have a few hundred rules. One that computes new numbers all the time must not fill the
  /// memory.
  private static let mostRules = 5_000

  static func name(of rule: StyleRule) -> ClassName {
    if let name = known.withLock({ $0[rule] }) { return name }
    let name = rule.freshClassName
    known.withLock { known in
      if known.count < mostRules { known[rule] = name }
    }
    return name
  }
}
