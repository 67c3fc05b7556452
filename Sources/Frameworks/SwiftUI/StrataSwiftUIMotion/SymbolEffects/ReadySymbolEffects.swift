import StrataRendering

// The effects of the system. Each is a type with a name below; a symbol is drawn as one image, so
// effects by layer apply to the whole symbol.

/// An effect that makes a symbol bounce.
///
/// Partial: a symbol has one layer, so all of its parts are animated together.
public struct BounceSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  var isDown = false

  /// The bounce effect that moves the symbol upwards.
  public var up: Self { with { $0.isDown = false } }
  /// The bounce effect that moves the symbol downwards.
  public var down: Self { with { $0.isDown = true } }
  /// The effect on one layer of the symbol after another.
  ///
  /// Partial: a symbol has a single layer, so it is the effect of ``wholeSymbol``.
  public var byLayer: Self { self }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: Self { self }

  public var _play: _SymbolPlay {
    _SymbolPlay(
      poses: [.sized(1), .sized(isDown ? 0.8 : 1.25), .sized(isDown ? 1.05 : 0.95), .sized(1)],
      duration: 0.6)
  }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// An effect that makes a symbol bounce.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// An effect that fades a symbol in and out.
///
/// Partial: a symbol has one layer, so all of its parts are animated together.
public struct PulseSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  /// The effect on one layer of the symbol after another.
  ///
  /// Partial: a symbol has a single layer, so it is the effect of ``wholeSymbol``.
  public var byLayer: Self { self }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: Self { self }

  public var _play: _SymbolPlay {
    _SymbolPlay(poses: [.none, .seen(0.35), .none], duration: 2)
  }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// An effect that fades a symbol in and out.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// An effect that fades the layers of a symbol one after another.
///
/// Partial: a symbol has one layer, so all of its parts are animated together.
public struct VariableColorSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect
{
  /// The effect that changes one layer at a time.
  ///
  /// Partial: it makes no difference, since a symbol has a single layer.
  public var iterative: Self { self }
  /// The effect that keeps the layers changed before.
  ///
  /// Partial: it makes no difference, since a symbol has a single layer.
  public var cumulative: Self { self }
  /// The effect that plays backwards after each round.
  ///
  /// Partial: it makes no difference, since a symbol has a single layer.
  public var reversing: Self { self }
  /// The effect that plays each round forwards.
  ///
  /// Partial: it makes no difference, since a symbol has a single layer.
  public var nonReversing: Self { self }
  /// The effect that hides the inactive layers.
  ///
  /// Partial: it makes no difference, since a symbol has a single layer.
  public var hideInactiveLayers: Self { self }
  /// The effect that dims the inactive layers.
  ///
  /// Partial: it makes no difference, since a symbol has a single layer.
  public var dimInactiveLayers: Self { self }

  public var _play: _SymbolPlay {
    _SymbolPlay(poses: [.none, .seen(0.4), .none], duration: 1.2)
  }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// An effect that fades the layers of a symbol one after another.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// An effect that scales a symbol while it is active.
///
/// Partial: a symbol has one layer, so all of its parts are animated together.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  var isDown = false

  /// The effect that scales the symbol to a larger size.
  public var up: Self { with { $0.isDown = false } }
  /// The effect that scales the symbol to a smaller size.
  public var down: Self { with { $0.isDown = true } }
  /// The effect on one layer of the symbol after another.
  ///
  /// Partial: a symbol has a single layer, so it is the effect of ``wholeSymbol``.
  public var byLayer: Self { self }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: Self { self }

  public var _play: _SymbolPlay {
    _SymbolPlay(poses: [.sized(1), .sized(isDown ? 0.85 : 1.15)], duration: 0.25, stays: true)
  }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// An effect that scales a symbol while it is active.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// An effect by which a symbol appears.
///
/// Partial: a symbol has one layer, so all of its parts are animated together.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The effect in which the symbol grows as it appears.
  ///
  /// Partial: the direction has no effect.
  public var up: Self { self }
  /// The effect in which the symbol shrinks as it appears.
  ///
  /// Partial: the direction has no effect.
  public var down: Self { self }
  /// The effect on one layer of the symbol after another.
  ///
  /// Partial: a symbol has a single layer, so it is the effect of ``wholeSymbol``.
  public var byLayer: Self { self }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: Self { self }

  public var _play: _SymbolPlay {
    _SymbolPlay(
      poses: [TransitionState(with: [.opacity(0), .scale(x: 0.6, y: 0.6)]), .sized(1)],
      duration: 0.35,
      stays: true)
  }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// An effect by which a symbol appears.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// An effect by which a symbol disappears and keeps its space.
///
/// Partial: a symbol has one layer, so all of its parts are animated together.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The effect in which the symbol grows as it disappears.
  ///
  /// Partial: the direction has no effect.
  public var up: Self { self }
  /// The effect in which the symbol shrinks as it disappears.
  ///
  /// Partial: the direction has no effect.
  public var down: Self { self }
  /// The effect on one layer of the symbol after another.
  ///
  /// Partial: a symbol has a single layer, so it is the effect of ``wholeSymbol``.
  public var byLayer: Self { self }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: Self { self }

  public var _play: _SymbolPlay {
    _SymbolPlay(
      poses: [.sized(1), TransitionState(with: [.opacity(0), .scale(x: 0.6, y: 0.6)])],
      duration: 0.35,
      stays: true)
  }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// An effect by which a symbol disappears and keeps its space.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// An effect that rotates a symbol.
///
/// Partial: a symbol has one layer, so all of its parts are animated together.
public struct RotateSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  var isBack = false

  /// The effect that rotates the symbol clockwise.
  public var clockwise: Self { with { $0.isBack = false } }
  /// The effect that rotates the symbol counterclockwise.
  public var counterClockwise: Self { with { $0.isBack = true } }
  /// The effect on one layer of the symbol after another.
  ///
  /// Partial: a symbol has a single layer, so it is the effect of ``wholeSymbol``.
  public var byLayer: Self { self }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: Self { self }

  public var _play: _SymbolPlay {
    _SymbolPlay(poses: [.turned(0), .turned(isBack ? -360 : 360)], duration: 1.5)
  }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// An effect that rotates a symbol.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// An effect that shakes a symbol.
///
/// Partial: a symbol has one layer, so all of its parts are animated together.
public struct WiggleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  var isBack = false

  /// The effect that shakes the symbol and starts clockwise.
  public var clockwise: Self { with { $0.isBack = false } }
  /// The effect that shakes the symbol and starts counterclockwise.
  public var counterClockwise: Self { with { $0.isBack = true } }
  /// The effect that shakes the symbol, at first to the left.
  ///
  /// Partial: the direction has no effect.
  public var left: Self { self }
  /// The effect that shakes the symbol, at first to the right.
  ///
  /// Partial: the direction has no effect.
  public var right: Self { self }
  /// The effect that shakes the symbol, at first upwards.
  ///
  /// Partial: the direction has no effect.
  public var up: Self { self }
  /// The effect that shakes the symbol, at first downwards.
  ///
  /// Partial: the direction has no effect.
  public var down: Self { self }
  /// The effect that shakes the symbol, at first in reading direction.
  ///
  /// Partial: the direction has no effect.
  public var forward: Self { self }
  /// The effect that shakes the symbol, at first against reading direction.
  ///
  /// Partial: the direction has no effect.
  public var backward: Self { self }
  /// The effect on one layer of the symbol after another.
  ///
  /// Partial: a symbol has a single layer, so it is the effect of ``wholeSymbol``.
  public var byLayer: Self { self }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: Self { self }

  public var _play: _SymbolPlay {
    _SymbolPlay(
      poses: [0, isBack ? -12 : 12, isBack ? 12 : -12, isBack ? -6 : 6, 0].map(
        TransitionState.turned),
      duration: 0.7)
  }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// An effect that shakes a symbol.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// An effect that scales a symbol up and down slowly.
///
/// Partial: a symbol has one layer, so all of its parts are animated together.
public struct BreatheSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
  /// The effect that only scales the symbol.
  ///
  /// Partial: the choice has no effect.
  public var plain: Self { self }
  /// The effect that scales and fades the symbol.
  ///
  /// Partial: the choice has no effect.
  public var pulse: Self { self }
  /// The effect on one layer of the symbol after another.
  ///
  /// Partial: a symbol has a single layer, so it is the effect of ``wholeSymbol``.
  public var byLayer: Self { self }
  /// The effect on the symbol as a whole.
  public var wholeSymbol: Self { self }

  public var _play: _SymbolPlay {
    _SymbolPlay(
      poses: [
        .sized(1), TransitionState(with: [.scale(x: 1.1, y: 1.1), .opacity(0.8)]), .sized(1),
      ],
      duration: 2.4)
  }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// An effect that scales a symbol up and down slowly.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension TransitionState {
  fileprivate static func sized(_ size: Double) -> TransitionState {
    TransitionState(with: [.scale(x: size, y: size)])
  }
  fileprivate static func seen(_ part: Double) -> TransitionState {
    TransitionState(with: [.opacity(part)])
  }
  fileprivate static func turned(_ degrees: Double) -> TransitionState {
    TransitionState(with: [.rotation(degrees: degrees)])
  }
}
