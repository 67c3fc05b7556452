import Testing

@testable import StrataViewTree

/// Tests of an environment value that changes in place and notifies the nodes that read it.
@MainActor @Suite struct StandingValueTests {
  private final class Place: EvaluatingNode {
    var evaluated = 0
    override func evaluate() { track { evaluated += 1 } }
  }

  private let tree = Tree()
  private let key = ObjectIdentifier(StandingValueTests.self)

  private func place() -> Place {
    Place(Context(parent: tree.screen, environment: .empty))
  }

  @Test func `a node that has read an environment value is evaluated once after the value changes`()
  {
    let value = StandingValue("a"), reader = place(), other = place()
    let environment = EnvironmentChain.empty.setting(value, for: key)
    #expect(environment.value(for: key, reader: reader) as? String == "a")
    value.change(to: "b", for: nil)
    tree.flush()
    #expect(environment.value(for: key, reader: reader) as? String == "b")
    #expect(reader.evaluated == 1 && other.evaluated == 0)
    #expect(!value.isReadByStrangers)
  }

  @Test
  func `a node that has not read the latest environment value is not evaluated at the next change`()
  {
    let value = StandingValue("a"), reader = place()
    _ = value.read(for: reader)
    value.change(to: "b", for: nil)
    tree.flush()
    value.change(to: "c", for: nil)
    tree.flush()
    #expect(reader.evaluated == 1)
  }

  @Test func `an environment value remembers that it was read outside of a node`() {
    let value = StandingValue("a")
    let environment = EnvironmentChain.empty.setting(value, for: key).setting(
      1, for: .init(Int.self))
    #expect(environment.value(for: key) as? String == "a")
    #expect(value.isReadByStrangers)
  }

  @Test func `released nodes are removed from the readers of an environment value`() {
    let value = StandingValue("a"), reader = place()
    for _ in 0..<10_000 {
      _ = value.read(for: reader)
      _ = value.read(for: place())
    }
    #expect(value.readerCount <= 66)
    value.change(to: "b", for: nil)
    tree.flush()
    #expect(reader.evaluated == 1)
  }
}
