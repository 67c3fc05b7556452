import StrataRendering
import StrataWire
import Testing

/// Tests of the events that an element can ask for, compared with the schema of the wire.
@Suite struct EventNameTests {
  /// Every event that an element can ask for.
  private static let asked = Set(EventSet(rawValue: .max).names)

  @Test func `an element listens only to events that the wire protocol defines`() {
    // A place is sent with a box, and a selection by taps.
    #expect(Self.asked.subtracting(WireSchema.events) == ["place", "select"])
  }

  @Test func `an element can listen to every event of the wire protocol that belongs to elements`()
  {
    #expect(WireSchema.events.subtracting(Self.asked) == ["nav", "env", "answer"])
  }
}
