import StrataRendering

/// Something that a symbol does.
///
/// Same as Apple's.
public protocol SymbolEffect: Sendable {
  var _play: _SymbolPlay { get }
}

extension SymbolEffect {
  /// The same, but for one thing.
  func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

/// An effect that goes on for as long as it is active.
public protocol IndefiniteSymbolEffect {}
/// An effect that happens once, when a value changes.
public protocol DiscreteSymbolEffect {}
/// An effect by which a symbol comes and goes.
public protocol TransitionSymbolEffect {}
/// An effect by which one symbol gives way to another.
public protocol ContentTransitionSymbolEffect {}

/// What an effect looks like: the looks that follow one another.
public struct _SymbolPlay: Sendable {
  var poses: [Pose]
  /// Seconds for one round.
  var duration: Double
  /// Whether a second round leads back.
  var reverses = false
  /// Whether the last look stays.
  var stays = false
}

/// How often and how fast an effect happens.
///
/// Same as Apple's.
public struct SymbolEffectOptions: Hashable, Sendable {
  var times: Double?
  var rate = 1.0

  public static let `default` = SymbolEffectOptions()
  public static var repeating: SymbolEffectOptions { `default`.repeating }
  public static var nonRepeating: SymbolEffectOptions { `default`.nonRepeating }

  public var repeating: SymbolEffectOptions { with(times: .infinity) }
  public var nonRepeating: SymbolEffectOptions { with(times: 1) }

  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    `default`.repeat(behavior)
  }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    with(times: count.map { Double(max($0, 1)) } ?? .infinity)
  }

  /// Partial: the pause between rounds is not drawn.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    with(times: behavior.times)
  }

  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    if speed > 0 { options.rate = speed }
    return options
  }

  private func with(times: Double) -> SymbolEffectOptions {
    var options = self
    options.times = times
    return options
  }

  /// How rounds follow one another.
  public struct RepeatBehavior: Hashable, Sendable {
    let times: Double

    public static var continuous: RepeatBehavior { RepeatBehavior(times: .infinity) }
    public static var periodic: RepeatBehavior { RepeatBehavior(times: .infinity) }

    /// Partial: the pause between rounds is not drawn.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(times: count.map { Double(max($0, 1)) } ?? .infinity)
    }
  }
}
