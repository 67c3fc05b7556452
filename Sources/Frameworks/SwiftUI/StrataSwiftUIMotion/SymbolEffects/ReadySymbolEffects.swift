import StrataRendering

// The effects that come with the system. Each is a type with a name below; what says "layer" is
// told of the whole symbol, which is drawn in one.

/// Jumps.
///
/// Partial: a symbol is drawn in one, so all of its parts do it together.
public struct BounceSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  var isDown = false

  public var up: Self { with { $0.isDown = false } }
  public var down: Self { with { $0.isDown = true } }
  /// Partial: the symbol is drawn in one.
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }

  public var _play: _SymbolPlay {
    _SymbolPlay(
      poses: [.sized(1), .sized(isDown ? 0.8 : 1.25), .sized(isDown ? 1.05 : 0.95), .sized(1)],
      duration: 0.6)
  }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// Fades and comes back.
///
/// Partial: a symbol is drawn in one, so all of its parts do it together.
public struct PulseSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  /// Partial: the symbol is drawn in one.
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }

  public var _play: _SymbolPlay {
    _SymbolPlay(poses: [.none, .seen(0.35), .none], duration: 2)
  }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// Fades and comes back, part by part.
///
/// Partial: a symbol is drawn in one, so all of its parts do it together.
public struct VariableColorSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect
{
  /// Partial: looks the same as without it.
  public var iterative: Self { self }
  /// Partial: looks the same as without it.
  public var cumulative: Self { self }
  /// Partial: looks the same as without it.
  public var reversing: Self { self }
  /// Partial: looks the same as without it.
  public var nonReversing: Self { self }
  /// Partial: looks the same as without it.
  public var hideInactiveLayers: Self { self }
  /// Partial: looks the same as without it.
  public var dimInactiveLayers: Self { self }

  public var _play: _SymbolPlay {
    _SymbolPlay(poses: [.none, .seen(0.4), .none], duration: 1.2)
  }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// Stays larger, or smaller.
///
/// Partial: a symbol is drawn in one, so all of its parts do it together.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  var isDown = false

  public var up: Self { with { $0.isDown = false } }
  public var down: Self { with { $0.isDown = true } }
  /// Partial: the symbol is drawn in one.
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }

  public var _play: _SymbolPlay {
    _SymbolPlay(poses: [.sized(1), .sized(isDown ? 0.85 : 1.15)], duration: 0.25, stays: true)
  }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// Comes.
///
/// Partial: a symbol is drawn in one, so all of its parts do it together.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// Partial: looks the same as without it.
  public var up: Self { self }
  /// Partial: looks the same as without it.
  public var down: Self { self }
  /// Partial: the symbol is drawn in one.
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }

  public var _play: _SymbolPlay {
    _SymbolPlay(
      poses: [Pose(with: [.opacity(0), .scale(x: 0.6, y: 0.6)]), .sized(1)], duration: 0.35,
      stays: true)
  }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// Goes, and keeps its place.
///
/// Partial: a symbol is drawn in one, so all of its parts do it together.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// Partial: looks the same as without it.
  public var up: Self { self }
  /// Partial: looks the same as without it.
  public var down: Self { self }
  /// Partial: the symbol is drawn in one.
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }

  public var _play: _SymbolPlay {
    _SymbolPlay(
      poses: [.sized(1), Pose(with: [.opacity(0), .scale(x: 0.6, y: 0.6)])], duration: 0.35,
      stays: true)
  }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// Turns.
///
/// Partial: a symbol is drawn in one, so all of its parts do it together.
public struct RotateSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  var isBack = false

  public var clockwise: Self { with { $0.isBack = false } }
  public var counterClockwise: Self { with { $0.isBack = true } }
  /// Partial: the symbol is drawn in one.
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }

  public var _play: _SymbolPlay {
    _SymbolPlay(poses: [.turned(0), .turned(isBack ? -360 : 360)], duration: 1.5)
  }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// Shakes.
///
/// Partial: a symbol is drawn in one, so all of its parts do it together.
public struct WiggleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  var isBack = false

  public var clockwise: Self { with { $0.isBack = false } }
  public var counterClockwise: Self { with { $0.isBack = true } }
  /// Partial: looks the same as without it.
  public var left: Self { self }
  /// Partial: looks the same as without it.
  public var right: Self { self }
  /// Partial: looks the same as without it.
  public var up: Self { self }
  /// Partial: looks the same as without it.
  public var down: Self { self }
  /// Partial: looks the same as without it.
  public var forward: Self { self }
  /// Partial: looks the same as without it.
  public var backward: Self { self }
  /// Partial: the symbol is drawn in one.
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }

  public var _play: _SymbolPlay {
    _SymbolPlay(
      poses: [0, isBack ? -12 : 12, isBack ? 12 : -12, isBack ? -6 : 6, 0].map(Pose.turned),
      duration: 0.7)
  }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// Grows and shrinks, slowly.
///
/// Partial: a symbol is drawn in one, so all of its parts do it together.
public struct BreatheSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  /// Partial: looks the same as without it.
  public var plain: Self { self }
  /// Partial: looks the same as without it.
  public var pulse: Self { self }
  /// Partial: the symbol is drawn in one.
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }

  public var _play: _SymbolPlay {
    _SymbolPlay(
      poses: [.sized(1), Pose(with: [.scale(x: 1.1, y: 1.1), .opacity(0.8)]), .sized(1)],
      duration: 2.4)
  }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// Gives way to another symbol.
///
/// Partial: a symbol is drawn in one, so all of its parts do it together.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// Partial: looks the same as without it.
  public var downUp: Self { self }
  /// Partial: looks the same as without it.
  public var upUp: Self { self }
  /// Partial: looks the same as without it.
  public var offUp: Self { self }
  /// Partial: the symbol is drawn in one.
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }

  public var _play: _SymbolPlay {
    _SymbolPlay(poses: [], duration: 0.3)
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// What suits the symbol.
///
/// Partial: a symbol is drawn in one, so all of its parts do it together.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect,
  TransitionSymbolEffect
{
  public var _play: _SymbolPlay {
    _SymbolPlay(poses: [], duration: 0.3)
  }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

extension Pose {
  fileprivate static func sized(_ size: Double) -> Pose { Pose(with: [.scale(x: size, y: size)]) }
  fileprivate static func seen(_ part: Double) -> Pose { Pose(with: [.opacity(part)]) }
  fileprivate static func turned(_ degrees: Double) -> Pose {
    Pose(with: [.rotation(degrees: degrees)])
  }
}
