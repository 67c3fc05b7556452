import StrataRendering
import Testing

@testable import StrataViewTree

/// Observers of elements before they are drawn.
@MainActor @Suite struct InspectionTests {
  @Test func `an inspector runs once, and again after a change at or below its node`() {
    let small = SmallTree()
    let (owner, other) = (SmallTree(), SmallTree())
    var (below, elsewhere) = (0, 0)
    small.tree.inspect(for: owner, below: small.node) { below += 1 }
    small.tree.inspect(for: other, below: small.tree.presentations) { elsewhere += 1 }
    small.node.note(.label, "One")
    small.tree.flush()
    #expect((below, elsewhere) == (1, 1))
    small.node.note(.label, "Two")
    small.tree.flush()
    #expect((below, elsewhere) == (2, 1))
    small.tree.stopInspecting(for: owner)
    small.node.note(.label, "Three")
    small.tree.flush()
    #expect((below, elsewhere) == (2, 1))
    #expect(small.tree.inspections == 3)
  }
}
