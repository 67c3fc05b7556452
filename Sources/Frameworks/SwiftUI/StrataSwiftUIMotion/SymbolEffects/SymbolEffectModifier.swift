import StrataRendering
import StrataViewTree
public import SwiftUICore

/// Adds an effect to symbols for as long as they exist.
struct SymbolEffectModifier: ViewModifier {
  typealias Body = Never
  var effect: Effect?

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let rules = modifier.effect.map { [StyleRule.effect($0)] } ?? []
    return V._update(content, old, rules.reduce(context) { $0.adding(.style($1)) })
  }
}

/// Runs an effect of the symbols in the content when a value changes.
nonisolated struct SymbolValueModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never
  var effect: Effect
  var value: Value

  @MainActor static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let node = old as? CountingNode<Value> ?? CountingNode<Value>(context)
    var effect = modifier.effect
    effect.run = node.count(modifier.value)
    node.show(content, effect.run > 0 ? context.adding(.style(.effect(effect))) : context)
    return node
  }
}

/// The node of a modifier that counts how often a value has changed.
@MainActor final class CountingNode<Value: Equatable>: LifecycleNode {
  private var value: Value?
  private var changes = 0

  func count(_ new: Value) -> Int {
    if let value, value != new { changes += 1 }
    value = new
    return changes
  }
}

/// Removes the effects of outer modifiers from symbols.
struct SymbolEffectsRemoved: ViewModifier {
  typealias Body = Never

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    var context = context
    context.decorations.removeAll { decoration in
      guard case .style(.effect(let effect)) = decoration else { return false }
      return effect.isForSymbols
    }
    return V._update(content, old, context)
  }
}

extension SymbolEffect {
  func effect(_ options: SymbolEffectOptions, times: Double) -> Effect {
    let play = _play
    return Effect(
      play.poses.map { .init($0, curve: .bezier(0.42, 0, 0.58, 1)) },
      duration: play.duration / options.rate, times: play.stays ? 1 : options.times ?? times,
      stays: play.stays, isForSymbols: true)
  }
}

extension View {
  /// Adds an effect to the symbols in this view for as long as it is active.
  ///
  ///     Image(systemName: "wifi").symbolEffect(.variableColor, isActive: isSearching)
  ///
  /// The effect is not shown to people who prefer reduced motion.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: The number of repetitions and the speed of the effect.
  ///   - isActive: Whether the effect is shown.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      SymbolEffectModifier(effect: isActive ? effect.effect(options, times: .infinity) : nil))
  }

  /// Runs an effect of the symbols in this view when a value changes.
  ///
  ///     Image(systemName: "bell").symbolEffect(.bounce, value: count)
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: The number of repetitions and the speed of the effect.
  ///   - value: The value whose changes start the effect.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(SymbolValueModifier(effect: effect.effect(options, times: 1), value: value))
  }

  /// Adds an effect to the symbols in this view, which starts anew when its number changes.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: The number of repetitions and the speed of the effect.
  ///   - times: The number of repetitions if the options have none.
  ///   - run: The number of the run.
  nonisolated package func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions, times: Double, run: Int
  ) -> some View {
    var played = effect.effect(options, times: times)
    played.run = run
    return modifier(SymbolEffectModifier(effect: played))
  }

  /// Removes the effects that outer modifiers add to the symbols in this view.
  @ViewBuilder nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    if isEnabled { modifier(SymbolEffectsRemoved()) } else { self }
  }
}
