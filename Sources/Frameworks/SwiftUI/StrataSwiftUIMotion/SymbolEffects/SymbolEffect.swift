import StrataRendering

/// An animated effect of symbols.
///
/// Same as Apple's.
public protocol SymbolEffect: Sendable {
  /// The looks of the effect and their timing.
  var _play: _SymbolPlay { get }
}

extension SymbolEffect {
  /// Returns a copy with a change.
  func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

/// An effect that lasts for as long as it is active.
public protocol IndefiniteSymbolEffect {}
/// An effect that runs once when a value changes.
public protocol DiscreteSymbolEffect {}
/// An effect by which a symbol appears or disappears.
public protocol TransitionSymbolEffect {}
/// An effect by which one symbol replaces another.
public protocol ContentTransitionSymbolEffect {}

/// The sequence of looks of an effect.
public struct _SymbolPlay: Sendable {
  var poses: [TransitionState]
  /// The duration of one round in seconds.
  var duration: Double
  /// A Boolean value that indicates whether every second round plays backwards.
  var reverses = false
  /// A Boolean value that indicates whether the last look persists.
  var stays = false
}

/// The repetition and the speed of an effect.
///
/// Same as Apple's.
public struct SymbolEffectOptions: Hashable, Sendable {
  var times: Double?
  var rate = 1.0

  /// The effect's default repetition at normal speed.
  public static let `default` = SymbolEffectOptions()
  /// Options with which an effect repeats endlessly.
  public static var repeating: SymbolEffectOptions { `default`.repeating }
  /// Options with which an effect runs once.
  public static var nonRepeating: SymbolEffectOptions { `default`.nonRepeating }

  /// A copy of these options with which an effect repeats endlessly.
  public var repeating: SymbolEffectOptions { with(times: .infinity) }
  /// A copy of these options with which an effect runs once.
  public var nonRepeating: SymbolEffectOptions { with(times: 1) }

  /// Returns options with which an effect runs a number of times; with `nil` it repeats endlessly.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }
  /// Returns options with which an effect repeats as given.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    `default`.repeat(behavior)
  }
  /// Returns options with which an effect runs faster by a factor.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

  /// Returns a copy of these options with which an effect runs a number of times; with `nil` it
  /// repeats endlessly.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    with(times: count.map { Double(max($0, 1)) } ?? .infinity)
  }

  /// Returns a copy of these options with which an effect repeats as given.
  ///
  /// Partial: an effect has no pause between its rounds.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    with(times: behavior.times)
  }

  /// Returns a copy of these options with which an effect runs faster by a factor. A factor that is
  /// not positive is ignored.
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

  /// A way in which an effect repeats.
  public struct RepeatBehavior: Hashable, Sendable {
    let times: Double

    /// The effect repeats endlessly.
    public static var continuous: RepeatBehavior { RepeatBehavior(times: .infinity) }
    /// The effect repeats endlessly, round by round.
    public static var periodic: RepeatBehavior { RepeatBehavior(times: .infinity) }

    /// Returns a behavior in which the effect runs for a number of rounds; with `nil` it repeats
    /// endlessly.
    ///
    /// Partial: `delay` is ignored, so there is no pause between rounds.
    ///
    /// - Parameters:
    ///   - count: The number of repetitions; `nil` for no end.
    ///   - delay: The pause between repetitions in seconds; `nil` for the default.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(times: count.map { Double(max($0, 1)) } ?? .infinity)
    }
  }
}
