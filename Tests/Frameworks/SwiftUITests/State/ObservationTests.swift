import Observation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Observable private final class Model {
  var name = "Ada"
  var age = 36
  var items = ["a", "b"]
}

/// A counter of the evaluations of each body.
@MainActor private final class Tally {
  var counts: [String: Int] = [:]
  func note(_ name: String) { counts[name, default: 0] += 1 }
}

private struct NameView: View {
  let model: Model
  let tally: Tally
  var body: some View {
    let _ = tally.note("name")
    Text(model.name)
  }
}

private struct AgeView: View {
  let model: Model
  let tally: Tally
  var body: some View {
    let _ = tally.note("age")
    Text("\(model.age)")
  }
}

private struct PersonView: View {
  let model: Model
  let tally: Tally
  var body: some View {
    let _ = tally.note("person")
    VStack {
      NameView(model: model, tally: tally)
      AgeView(model: model, tally: tally)
    }
  }
}

private struct Field: View {
  @Binding var text: String
  let tally: Tally
  var body: some View {
    let _ = tally.note("field")
    TextField("Name", text: $text)
  }
}

private struct FieldHolder: View {
  @State private var text = ""
  let tally: Tally
  var body: some View {
    let _ = tally.note("holder")
    Field(text: $text, tally: tally)
  }
}

private struct RowsOfModel: View {
  let model: Model
  @State private var suffix = "!"
  var body: some View {
    VStack {
      Button("Louder") { suffix += "!" }
      ForEach(0..<2, id: \.self) { index in Text(model.items[index] + suffix) }
    }
  }
}

private struct Same: View {
  let number: Int
  let tally: Tally
  var body: some View {
    let _ = tally.note("same")
    Text("\(number)")
  }
}

private struct Pruning: View {
  @State private var count = 0
  let tally: Tally
  var body: some View {
    VStack {
      Button("Add") { count += 1 }
      Same(number: count / 2, tally: tally)
    }
  }
}

@MainActor @Suite struct ObservationTests {
  @Test func `a change of a property evaluates only the bodies that read it`() {
    let (model, tally) = (Model(), Tally())
    let screen = Screen(PersonView(model: model, tally: tally))
    #expect(tally.counts == ["person": 1, "name": 1, "age": 1])
    model.age = 37
    #expect(screen.lines == ["Ada", "37"])
    #expect(tally.counts == ["person": 1, "name": 1, "age": 2])
  }

  @Test func `a change of state that only a child reads by binding does not evaluate the parent`()
    throws
  {
    let tally = Tally()
    let screen = Screen(FieldHolder(tally: tally))
    try screen.field("Name").type("x")
    #expect(
      tally.counts == ["holder": 1, "field": 1],
      "a view that only passes the binding on is not evaluated")
    #expect(try screen.field("Name").value == "x")
  }

  @Test func `an idle screen evaluates no body`() throws {
    let (model, tally) = (Model(), Tally())
    let screen = Screen(PersonView(model: model, tally: tally))
    let before = screen.evaluations
    _ = screen.text
    _ = screen.takePatch()
    #expect(screen.evaluations == before)
  }

  @Test func `many changes in one turn evaluate a body once`() {
    let (model, tally) = (Model(), Tally())
    let screen = Screen(PersonView(model: model, tally: tally))
    for age in 40..<60 { model.age = age }
    model.name = "Grace"
    #expect(screen.lines == ["Grace", "59"])
    #expect(tally.counts == ["person": 1, "name": 2, "age": 2])
  }

  @Test func `a child with equal input is not evaluated again`() throws {
    let tally = Tally()
    let screen = Screen(Pruning(tally: tally))
    try screen.button("Add").tap()
    #expect(tally.counts == ["same": 1], "1 / 2 is 0 as before: the child's input is the same")
    try screen.button("Add").tap()
    #expect(tally.counts == ["same": 2])
  }

  @Test func `a value that only a row's closure reads updates the rows`() throws {
    let model = Model()
    let screen = Screen(RowsOfModel(model: model))
    #expect(screen.lines == ["Louder", "a!", "b!"])
    try screen.button("Louder").tap()
    #expect(screen.lines == ["Louder", "a!!", "b!!"])
    model.items[1] = "c"
    #expect(screen.lines == ["Louder", "a!!", "c!!"])
  }
}
