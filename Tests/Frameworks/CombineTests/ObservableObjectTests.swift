import Combine
import Testing

private class Base: ObservableObject {
  @Published var name = "Ada"
}

private final class Derived: Base {
  @Published var age = 36
  let constant = 1
}

private final class ByHand: ObservableObject {
  var number = 0 {
    willSet { objectWillChange.send() }
  }
}

@Suite struct ObservableObjectTests {
  @Test func `objectWillChange is sent before a published property changes`() {
    let object = Derived()
    var seen: [String] = []
    let cancellable = object.objectWillChange.sink { seen.append("\(object.name) \(object.age)") }
    object.name = "Grace"
    object.age = 37
    #expect(seen == ["Ada 36", "Grace 36"])
    #expect(object.objectWillChange === object.objectWillChange)
    cancellable.cancel()
  }

  @Test func `objectWillChange can be sent manually without published properties`() {
    let object = ByHand()
    var count = 0
    let cancellable = object.objectWillChange.sink { count += 1 }
    object.number = 5
    #expect(count == 1)
    cancellable.cancel()
    #expect(ByHand().objectWillChange !== object.objectWillChange)
  }

  @Test func `a published property's publisher sends the current and then each future value`() {
    let object = Base()
    var seen: [String] = []
    let cancellable = object.$name.sink { seen.append("\($0) while \(object.name)") }
    object.name = "Grace"
    #expect(seen == ["Ada while Ada", "Grace while Ada"])
    cancellable.cancel()
  }
}
