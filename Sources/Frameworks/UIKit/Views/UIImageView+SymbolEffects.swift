public import StrataSwiftUIApp

/// An effect of a view's symbol.
struct SymbolPlay {
  let kind: ObjectIdentifier
  let show: @MainActor (AnyView) -> AnyView
}

extension UIImageView {
  /// Adds an effect to the symbol, which lasts until it is removed.
  ///
  ///     imageView.addSymbolEffect(.scale.up)
  ///
  /// Partial in `animated`: the effect is always animated.
  ///
  /// - Parameters:
  ///   - effect: The effect. It replaces an effect of the same kind.
  ///   - options: The number of repetitions and the speed of the effect.
  ///   - animated: Not used.
  public func addSymbolEffect<Effect: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    play(effect, options, times: .infinity)
  }

  /// Adds an effect to the symbol: a bounce or a wiggle once, others until they are removed.
  ///
  ///     imageView.addSymbolEffect(.bounce)
  ///
  /// Partial in `animated`: the effect is always animated.
  ///
  /// - Parameters:
  ///   - effect: The effect. It replaces an effect of the same kind, and starts anew.
  ///   - options: The number of repetitions and the speed of the effect.
  ///   - animated: Not used.
  public func addSymbolEffect<
    Effect: DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect
  >(
    _ effect: Effect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    let isShort = effect is BounceSymbolEffect || effect is WiggleSymbolEffect
    play(effect, options, times: isShort ? 1 : .infinity)
  }

  private func play<Effect: SymbolEffect>(
    _ effect: Effect, _ options: SymbolEffectOptions, times: Double
  ) {
    symbolRuns += 1
    let run = symbolRuns
    let others = symbolPlays.filter { $0.kind != ObjectIdentifier(Effect.self) }
    let play = SymbolPlay(kind: ObjectIdentifier(Effect.self)) { view in
      AnyView(view.symbolEffect(effect, options: options, times: times, run: run))
    }
    symbolPlays = others + [play]
  }

  /// Removes the effect of the kind of another one, whatever its options are.
  ///
  /// Partial in `options` and `animated`: the effect ends at once.
  ///
  /// - Parameters:
  ///   - effect: An effect of the kind to be removed.
  ///   - options: Not used.
  ///   - animated: Not used.
  public func removeSymbolEffect<Effect: SymbolEffect>(
    ofType effect: Effect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    symbolPlays.removeAll { $0.kind == ObjectIdentifier(Effect.self) }
  }

  /// Removes all effects of the symbol.
  ///
  /// Partial in `options` and `animated`: the effects end at once.
  ///
  /// - Parameters:
  ///   - options: Not used.
  ///   - animated: Not used.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    symbolPlays = []
  }

  /// Shows another symbol.
  ///
  /// Partial in `contentTransition` and `options`: the symbol changes at once.
  ///
  /// - Parameters:
  ///   - symbolImage: The symbol.
  ///   - contentTransition: Not used.
  ///   - options: Not used.
  public func setSymbolImage<Effect: ContentTransitionSymbolEffect & SymbolEffect>(
    _ symbolImage: UIImage, contentTransition: Effect, options: SymbolEffectOptions = .default
  ) {
    image = symbolImage
  }
}
