import Observation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Observable private final class Model {
  var isOn = false
  var other = false
  var rows = [1, 2]
}

private struct Looks: View {
  let model: Model
  var body: some View {
    VStack {
      Text("a").opacity(model.isOn ? 0.5 : 1).accessibilityIdentifier("a")
      Other(model: model)
    }
  }
}

private struct Other: View {
  let model: Model
  var body: some View {
    Text("b").opacity(model.other ? 0.5 : 1).accessibilityIdentifier("b")
  }
}

private struct Shown: View {
  let model: Model
  var transition = AnyTransition.opacity
  var body: some View {
    VStack {
      Text("top")
      if model.isOn { Text("guest").transition(transition).accessibilityIdentifier("guest") }
    }
  }
}

private let quick = Motion(.linear, duration: 0.2)

extension [Mutation] {
  /// The kind of each mutation, with the duration of motions and the opacity of transitions.
  fileprivate var outline: [String] {
    map { mutation in
      switch mutation {
      case .motion(let motion): motion.map { "motion \($0.duration)" } ?? "still"
      case .insert(_, _, _, let pose): "insert \(pose.map { "\($0.opacity)" } ?? "-")"
      case .remove(_, let pose): "remove \(pose.map { "\($0.opacity)" } ?? "-")"
      case .move: "move"
      case .update: "update"
      default: "other"
      }
    }
  }
}

/// Tests of the mutations that are sent for animated changes.
@MainActor @Suite struct AnimationPatchTests {
  @Test func `a change without an animation sends insertions and removals without a motion`() throws
  {
    let model = Model()
    let screen = Screen(Shown(model: model))
    model.isOn = true
    #expect(screen.takePatch().outline == ["insert -"])
    withAnimation(nil) { model.isOn = false }
    #expect(screen.takePatch().outline == ["remove -"])
  }

  private struct Twice: View {
    @State private var part = 0.0
    var body: some View {
      VStack {
        Text("a").opacity(part)
        Button("Go") {
          part = 0.1
          withAnimation(.linear(duration: 0.2)) { part = 1 }
        }
      }
    }
  }

  @Test func `an animation applies even if the state was just changed without an animation`() throws
  {
    let screen = Screen(Twice())
    try screen.button("Go").tap()
    #expect(screen.takePatch().outline.prefix(2) == ["motion 0.2", "update"])
  }

  @Test func `withAnimation animates only the changes of its body`() throws {
    let model = Model()
    let screen = Screen(Looks(model: model))
    let text = try screen.element("a")
    let old = text.drawing
    withAnimation(.linear(duration: 0.2)) { model.isOn = true }
    let patch = screen.takePatch()
    #expect(patch == [.motion(quick), .update(text.id, from: old, to: text.drawing)])
    model.isOn = false
    #expect(screen.takePatch().outline == ["update"])
  }

  @Test func `two changes in one turn of the main thread each keep their animation`() {
    let model = Model()
    let screen = Screen(Looks(model: model))
    withAnimation(.linear(duration: 0.2)) { model.isOn = true }
    model.other = true
    #expect(screen.takePatch().outline == ["motion 0.2", "update", "still", "update"])
    withAnimation(.linear(duration: 0.2)) { model.isOn = false }
    withAnimation(.linear(duration: 0.3)) { model.other = false }
    #expect(
      screen.takePatch().outline == ["motion 0.2", "update", "motion 0.3", "update"])
  }

  @Test func `a change in a task that starts in withAnimation is not animated`() async {
    let model = Model()
    let screen = Screen(Looks(model: model))
    let task = withAnimation(.linear(duration: 0.2)) { Task { model.isOn = true } }
    await task.value
    #expect(screen.takePatch().outline == ["update"])
  }

  @Test func `withAnimation and withTransaction return results and rethrow errors`() throws {
    struct Refused: Error {}
    #expect(withAnimation { 7 } == 7)
    #expect(throws: Refused.self) { try withAnimation(.default) { throw Refused() } }
    #expect(withTransaction(Transaction()) { 8 } == 8)
    #expect(withTransaction(\.disablesAnimations, true) { 9 } == 9)
  }

  @Test func `a view is inserted and removed with its transition`() {
    let model = Model()
    let screen = Screen(Shown(model: model))
    withAnimation(.linear(duration: 0.2)) { model.isOn = true }
    #expect(screen.takePatch().outline == ["motion 0.2", "insert 0.0"])
    withAnimation(.linear(duration: 0.2)) { model.isOn = false }
    #expect(screen.takePatch().outline == ["motion 0.2", "remove 0.0"])
  }

  @Test func `a transition with its own animation needs no withAnimation`() {
    let model = Model()
    let transition = AnyTransition.asymmetric(
      insertion: .opacity.animation(.linear(duration: 0.3)), removal: .opacity)
    let screen = Screen(Shown(model: model, transition: transition))
    model.isOn = true
    #expect(screen.takePatch().outline == ["motion 0.3", "insert 0.0"])
    model.isOn = false
    #expect(screen.takePatch().outline == ["remove -"])
  }

  @Test func `a view without a transition fades by default, one with identity does not`() {
    struct Plain: View {
      let model: Model
      var body: some View {
        VStack {
          if model.isOn { Text("plain") } else { Text("other").transition(.identity) }
        }
      }
    }
    let model = Model()
    let screen = Screen(Plain(model: model))
    withAnimation(.linear(duration: 0.2)) { model.isOn = true }
    #expect(screen.takePatch().outline == ["motion 0.2", "remove 1.0", "insert -"])
  }

  @Test func `a view's transition applies although other modifiers are applied after it`() {
    struct Framed: View {
      let model: Model
      var body: some View {
        VStack {
          if model.isOn {
            Text("guest").transition(.scale(scale: 0.5)).frame(width: 80).padding().frame(width: 99)
          }
        }
      }
    }
    let model = Model()
    let screen = Screen(Framed(model: model))
    withAnimation(.linear(duration: 0.2)) { model.isOn = true }
    guard case .insert(_, _, _, let pose) = screen.takePatch().last else {
      return #expect(Bool(false))
    }
    #expect(pose?.scale == Point(0.5, 0.5))
    withAnimation(.linear(duration: 0.2)) { model.isOn = false }
    guard case .remove(_, let last) = screen.takePatch().last else { return #expect(Bool(false)) }
    #expect(last?.scale == Point(0.5, 0.5))
  }

  @Test func `reordered rows are sent as moves, not as insertions and removals`() {
    struct Rows: View {
      let model: Model
      var body: some View { VStack { ForEach(model.rows, id: \.self) { Text("\($0)") } } }
    }
    let model = Model()
    let screen = Screen(Rows(model: model))
    withAnimation(.linear(duration: 0.2)) { model.rows = [2, 1] }
    #expect(screen.takePatch().outline == ["motion 0.2", "move"])
  }

  @Test func `an animation that starts in onAppear is sent after the view's initial state`() throws
  {
    struct Breathing: View {
      @State private var isLarge = false
      var body: some View {
        Text("a").scaleEffect(isLarge ? 2 : 1).accessibilityIdentifier("a")
          .onAppear {
            withAnimation(.linear(duration: 0.2).repeatForever()) { isLarge = true }
          }
      }
    }
    let model = Model()
    struct Whole: View {
      let model: Model
      var body: some View { VStack { if model.isOn { Breathing() } } }
    }
    let first = Screen(Breathing())
    let patch = first.takePatch()
    #expect(patch.outline == ["motion 0.2", "update"])
    guard case .update(_, let old, let new) = patch.last else { return #expect(Bool(false)) }
    #expect(old.style.contains(.scale(x: 1, y: 1)) && new.style.contains(.scale(x: 2, y: 2)))
    let screen = Screen(Whole(model: model))
    model.isOn = true
    let later = screen.takePatch()
    #expect(later.outline == ["insert -", "motion 0.2", "update"])
    guard case .insert(let tree, _, _, _) = later.first else { return #expect(Bool(false)) }
    #expect(tree.element.style.contains(.scale(x: 1, y: 1)))
    #expect(try screen.element("a").drawing.style.contains(.scale(x: 2, y: 2)))
  }
}
