import Observation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

@MainActor @Observable private final class Model {
  var isOn = false
  var trigger = 0
}

/// A view below the modifier under test, which reads the model itself.
private struct Leaf: View {
  let model: Model
  var body: some View { Text("leaf").opacity(model.isOn ? 0.5 : 1).accessibilityIdentifier("leaf") }
}

@MainActor private func motions(_ screen: Screen) -> [Motion?] {
  screen.takePatch().compactMap { if case .motion(let motion) = $0 { .some(motion) } else { nil } }
}

@MainActor @Suite struct TransactionTests {
  private let model = Model()

  @Test func `animation with a value animates the view when the value changes`() throws {
    struct Host: View {
      let model: Model
      var body: some View {
        let isOn = model.isOn
        HStack {
          Leaf(model: model).animation(.linear(duration: 0.2), value: isOn)
          Text("beside").opacity(isOn ? 0.5 : 1)
        }
      }
    }
    let screen = Screen(Host(model: model))
    let leaf = try screen.element("leaf").id
    model.isOn = true
    let patch = screen.takePatch()
    #expect(patch.count == 3 && patch[1] == .motion(Motion(.linear, duration: 0.2, scope: [leaf])))
    guard case .update(leaf, _, _) = patch[2] else { return #expect(Bool(false)) }
  }

  @Test func `animation with an unchanged value animates nothing`() {
    let screen = Screen(Leaf(model: model).animation(.linear, value: 1))
    model.isOn = true
    #expect(motions(screen) == [])
  }

  @Test func `the animation modifier removes or replaces the animation of withAnimation`() {
    struct Host: View {
      let model: Model
      var body: some View {
        let isOn = model.isOn
        VStack {
          Leaf(model: model).animation(nil, value: isOn)
          Leaf(model: model).animation(.linear(duration: 0.4), value: isOn)
          Leaf(model: model)
        }
      }
    }
    let screen = Screen(Host(model: model))
    withAnimation(.linear(duration: 0.2)) { model.isOn = true }
    // In any order: one view has another duration, one has the transaction's, one changes at once.
    #expect(Set(motions(screen).compactMap { $0?.duration }) == [0.4, 0.2])
  }

  @Test func `disablesAnimations overrides animation modifiers`() {
    struct Host: View {
      let model: Model
      var body: some View { Leaf(model: model).animation(.linear, value: model.isOn) }
    }
    let screen = Screen(Host(model: model))
    var transaction = Transaction(animation: .linear)
    transaction.disablesAnimations = true
    transaction.animation = nil
    withTransaction(transaction) { model.isOn = true }
    #expect(motions(screen) == [])
  }

  @Test func `transaction changes the animation of the views below it`() {
    let screen = Screen(
      VStack {
        Leaf(model: model).transaction { $0.animation = .linear(duration: 0.3) }
      })
    model.isOn = true
    #expect(motions(screen).map { $0?.duration } == [0.3])
    withAnimation(.linear(duration: 0.2)) { model.isOn = false }
    #expect(motions(screen).map { $0?.duration } == [0.3])
  }

  @Test func `transaction with a value applies when the value changes`() {
    struct Host: View {
      let model: Model
      var body: some View {
        let trigger = model.trigger
        Leaf(model: model).opacity(trigger == 0 ? 1 : 0.9)
          .transaction(value: trigger) { $0.animation = .linear(duration: 0.3) }
      }
    }
    let screen = Screen(Host(model: model))
    model.isOn = true
    #expect(motions(screen) == [])
    model.trigger = 1
    #expect(motions(screen).map { $0?.duration } == [0.3])
  }

  @Test func `a plain change before an animated one does not remove the animation`() {
    struct Host: View {
      let model: Model
      var body: some View { Text("\(model.trigger)").opacity(model.isOn ? 0.5 : 1) }
    }
    let screen = Screen(Host(model: model))
    model.trigger = 1
    withAnimation(.linear(duration: 0.3)) { model.isOn = true }
    #expect(motions(screen).map { $0?.duration } == [0.3])
    model.isOn = false
    withAnimation(.linear(duration: 0.4)) { model.isOn = true }
    withAnimation(.linear(duration: 0.5)) { model.isOn = false }
    #expect(motions(screen).map { $0?.duration } == [0.5])
  }

  @available(*, deprecated) @Test func `animation without a value animates every change`() {
    let screen = Screen(Leaf(model: model).animation(.linear(duration: 0.3)))
    model.isOn = true
    #expect(motions(screen).map { $0?.duration } == [0.3])
  }

  @Test func `an animated binding animates the changes it makes`() throws {
    struct Host: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Toggle("switch", isOn: $isOn.animation(.linear(duration: 0.3)))
          Text("leaf").opacity(isOn ? 0.5 : 1)
        }
      }
    }
    let screen = Screen(Host())
    try screen.toggle("switch").tap()
    #expect(motions(screen).map { $0?.duration } == [0.3])
    let binding = Binding.constant(1).transaction(Transaction(animation: .linear))
    #expect(binding.transaction.animation == .linear)
    #expect(Binding.constant(1).transaction.animation == nil)
  }

  @Test func `custom transaction values reach the transaction modifier`() {
    struct Host: View {
      let model: Model
      let seen: (Int) -> Void
      var body: some View { Leaf(model: model).transaction { seen($0[Step.self]) } }
    }
    var steps: [Int] = []
    let screen = Screen(Host(model: model) { steps.append($0) })
    steps = []
    withTransaction(\.step, 5) { model.isOn = true }
    screen.flush()
    #expect(steps == [5])
    #expect(Transaction().isContinuous == false)
  }

  @Test func `a completion is called when its animation ends, and at once without one`() async {
    let waited = Recorder<Double>()
    let done = Recorder<String>()
    await AnimationTime.$sleep.withValue({ waited.add($0) }) {
      let animation = Animation.linear(duration: 2).delay(1).repeatCount(3)
      withAnimation(animation, completionCriteria: .removed) {
      } completion: {
        done.add("removed")
      }
      let logical = AnimationCompletionCriteria.logicallyComplete
      withAnimation(.smooth(duration: 4), completionCriteria: logical) {
      } completion: {
        done.add("logical")
      }
      withAnimation(animation.logicallyComplete(after: 5)) {
      } completion: {
        done.add("said")
      }
      withAnimation(.linear.repeatForever()) {
      } completion: {
        done.add("never")
      }
      withAnimation(nil) {
      } completion: {
        done.add("none")
      }
      var transaction = Transaction(animation: nil)
      transaction.addAnimationCompletion { done.add("added") }
      withTransaction(transaction) {}
      await done.wait(for: 5)
    }
    #expect(Set(done.all) == ["removed", "logical", "said", "none", "added"])
    #expect(waited.all.sorted() == [4, 5, 7])
  }
}

private struct Step: TransactionKey {
  static let defaultValue = 0
}

extension Transaction {
  fileprivate var step: Int {
    get { self[Step.self] }
    set { self[Step.self] = newValue }
  }
}
