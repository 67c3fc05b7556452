import StrataRendering
import Synchronization

/// A cache of the classes of style rules: computing one takes microseconds, and every element has
/// several.
enum ClassNames {
  private static let known = Mutex<[StyleRule: ClassName]>([:])
  /// The maximum number of cached classes. Apps have a few hundred rules, but an app that computes
  /// new numbers all the time must not exhaust the memory.
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
