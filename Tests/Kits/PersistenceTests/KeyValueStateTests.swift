import Foundation
import Testing

@testable import StrataPersistence

/// Tests of values that are read again from the database while this process changes some of them.
@Suite struct KeyValueStateTests {
  private let old = Data("old".utf8)
  private let new = Data("new".utf8)

  @Test func `values that change while the store is read stay, and the others are replaced`() {
    var state = DatabaseKeyValueStore.State(values: ["own": old, "gone": old, "theirs": old])
    state.change(old, forKey: "before")
    let seen = state.count
    state.change(new, forKey: "own")
    state.change(nil, forKey: "gone")
    state.adopt(["own": old, "gone": old, "theirs": new, "before": new], readAfter: seen)
    #expect(state.values == ["own": new, "theirs": new, "before": new])
  }

  @Test func `a value that could not be written is not replaced by a read`() {
    var state = DatabaseKeyValueStore.State(values: ["own": old])
    state.change(new, forKey: "own")
    state.unwritten.insert("own")
    state.adopt(["own": old, "theirs": new], readAfter: state.count)
    #expect(state.values == ["own": new, "theirs": new])
  }

  @Test func `values that were read before all were removed are not restored`() {
    var state = DatabaseKeyValueStore.State(values: ["own": old])
    let seen = state.count
    state.removeAll()
    state.adopt(["own": old], readAfter: seen)
    #expect(state.values.isEmpty)
    state.adopt(["theirs": new], readAfter: state.count)
    #expect(state.values == ["theirs": new])
  }
}
