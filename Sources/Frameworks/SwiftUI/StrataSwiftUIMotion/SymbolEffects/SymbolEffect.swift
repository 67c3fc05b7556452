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
  /// Endless repetition.
  public static var repeating: SymbolEffectOptions { `default`.repeating }
  /// A single run.
  public static var nonRepeating: SymbolEffectOptions { `default`.nonRepeating }

  /// These options with endless repetition.
  public var repeating: SymbolEffectOptions { with(times: .infinity) }
  /// These options with a single run.
  public var nonRepeating: SymbolEffectOptions { with(times: 1) }

  /// Returns options with a number of runs; `nil` repeats endlessly.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }
  /// Returns options with a repetition.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    `default`.repeat(behavior)
  }
  /// Returns options with a speed factor.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

  /// Returns these options with a number of runs; `nil` repeats endlessly.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    with(times: count.map { Double(max($0, 1)) } ?? .infinity)
  }

  /// Returns these options with a repetition.
  ///
  /// Partial: there is no pause between rounds.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    with(times: behavior.times)
  }

  /// Returns these options with a speed factor. Factors that are not positive are ignored.
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

  /// The repetition of an effect.
  public struct RepeatBehavior: Hashable, Sendable {
    let times: Double

    /// Endless repetition.
    public static var continuous: RepeatBehavior { RepeatBehavior(times: .infinity) }
    /// Endless repetition in rounds.
    public static var periodic: RepeatBehavior { RepeatBehavior(times: .infinity) }

    /// Returns a repetition in rounds; without a count it is endless.
    ///
    /// Partial: there is no pause between rounds.
    ///
    /// - Parameters:
    ///   - count: The number of repetitions; `nil` for no end.
    ///   - delay: The pause between repetitions in seconds; `nil` for the default.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(times: count.map { Double(max($0, 1)) } ?? .infinity)
    }
  }
}
