import StrataRendering
import Testing

@Suite struct VocabularyTests {
  @Test func `attributes are equal whatever order they were set in`() {
    var one: Attributes = [.url: "/a", .label: "A"]
    var two: Attributes = [:]
    two[.label] = "A"
    two[.url] = "/a"
    #expect(one == two)
    #expect(one.map(\.name) == [.label, .url], "in the vocabulary's order")
    one[.label] = nil
    #expect(one != two && one[.label] == nil && !one.isEmpty)
    one[.url] = nil
    #expect(one.isEmpty)
  }

  @Test func `setting an attribute again replaces it`() {
    var attributes: Attributes = [.label: "A"]
    attributes[.label] = "B"
    #expect(attributes == [.label: "B"])
  }

  @Test func `each event has a unique name, from which it can be created again`() {
    let all: EventSet = [
      .tap, .input, .change, .submit, .focus, .blur, .dismiss, .refresh, .more, .load, .error,
      .select,
    ]
    #expect(all.names.count == 12)
    for name in all.names { #expect(EventSet(name: name)?.names == [name]) }
    #expect(EventSet(name: "explode") == nil && EventSet(name: "") == nil)
  }

  @Test func `control values are encoded as text`() {
    #expect(ControlValue.text("a").wireText == "a")
    #expect(
      ControlValue.isOn(true).wireText == "true" && ControlValue.isOn(false).wireText == "false")
    #expect(ControlValue.choice("3").wireText == "3")
  }

  @Test func `setting a flag to false removes its attribute`() {
    var element = Element(.button)
    element.set(.isDisabled, true)
    #expect(element[.isDisabled] == "true")
    element.set(.isDisabled, false)
    #expect(element == Element(.button))
  }

  @Test func `rules for the content have a lower stage than rules for padding, clips and effects`()
  {
    let outward: [StyleRule] = [
      .spacing(1), .size(width: 1, height: 1), .padding(top: 1, leading: 1, bottom: 1, trailing: 1),
      .background(.named("red")), .capsule, .shadow(.named("black"), radius: 1, x: 0, y: 0),
      .opacity(1),
    ]
    #expect(outward.map(\.stage) == outward.map(\.stage).sorted())
    #expect(Set(outward.map(\.stage)).count == outward.count)
  }
}

@MainActor @Suite struct RecordingRendererTests {
  @Test func `the durations of flushes are recorded separately until they are read`() {
    let recorder = RecordingRenderer()
    recorder.apply([.title("A")])
    recorder.apply([.title("B"), .focus(nil)])
    #expect(recorder.flushes.count == 2)
    #expect(recorder.take() == [.title("A"), .title("B"), .focus(nil)])
    #expect(recorder.take() == [])
  }
}
