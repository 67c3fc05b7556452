import Foundation
import Observation
import StrataRendering
import Testing

@testable import StrataViewTree

@Observable private final class Model {
  var number = 0
  var other = 0
}

@MainActor @Suite struct EvaluationTests {
  @Test func `changing a property evaluates only the nodes that read it`() {
    let (tree, model) = (Tree(), Model())
    let reader = Computed(in: tree) { _ = model.number }
    let bystander = Computed(in: tree) { _ = model.other }
    model.number += 1
    tree.flush()
    #expect(reader.count == 2 && bystander.count == 1)
  }

  @Test func `a node that is already dirty counts each further change of a value that it read`() {
    let (tree, box) = (Tree(), StateBox(0))
    let reader = Computed(in: tree) { _ = box.current }
    box.current = 1
    box.current = 2
    #expect(tree.invalidations == 2 && reader.count == 1)
    tree.flush()
    #expect(tree.invalidations == 2 && reader.count == 2)
  }

  @Test func `a node is not evaluated for a value that it did not read in its last evaluation`() {
    let (tree, model, isReading) = (Tree(), Model(), StateBox(true))
    let reader = Computed(in: tree) { if isReading.current { _ = model.number } }
    isReading.current = false
    tree.flush()
    model.number += 1
    tree.flush()
    #expect(reader.count == 2)
  }

  /// The first node of a type that reads an object is tracked in another way.
  @Test
  func `the first node of its type is not evaluated for a value that it no longer reads`() {
    final class Unseen: EvaluatingNode {
      var count = 0
      var compute: () -> Void = {}
      override func evaluate() {
        count += 1
        track(compute)
      }
    }
    let (tree, model, isReading) = (Tree(), Model(), StateBox(true))
    let reader = Unseen(Context(parent: tree.screen, environment: .empty))
    reader.compute = { if isReading.current { _ = model.number } }
    reader.evaluate()
    isReading.current = false
    tree.flush()
    model.number += 1
    tree.flush()
    #expect(reader.count == 2)
  }

  @Test
  func `of two changes before an evaluation, the transaction of the second is used`() {
    final class Other: EvaluatingNode {
      var compute: () -> Void = {}
      override func evaluate() { track(compute) }
    }
    let (tree, model) = (Tree(), Model())
    let reader = Other(Context(parent: tree.screen, environment: .empty))
    reader.compute = { _ = (model.number, model.other) }
    for round in 1...3 {  // the first of its type is tracked in another way than those after it
      reader.evaluate()
      model.number += 1
      MutationTransaction(motion: Motion(.linear, duration: 1), account: round).run {
        model.other += 1
      }
      #expect(tree.takeTransaction(of: reader)?.account as? Int == round)
      tree.flush()
    }
  }

  @Test func `of 1,000 readers each is evaluated once per change, and unmounted ones are not`() {
    let (tree, box) = (Tree(), StateBox(0))
    let readers = (0..<1_000).map { _ in
      Computed(in: tree) { for _ in 0..<3 { _ = box.current } }
    }
    readers[500].unmount()
    box.current = 1
    tree.flush()
    #expect(readers[500].count == 1)
    #expect(Set((readers[..<500] + readers[501...]).map(\.count)) == [2])
    box.current = 2
    tree.flush()
    #expect(readers[999].count == 3 && readers[0].count == 3)
  }

  @Test func `a state box notifies its readers once, and only if the value differs`() {
    let (tree, box) = (Tree(), StateBox(1))
    let reader = Computed(in: tree) { _ = box.current }
    box.current = 1
    tree.flush()
    #expect(reader.count == 1)
    box.current = 2
    box.current = 3
    tree.flush()
    #expect(reader.count == 2)
  }

  @Test func `an unmounted node is not evaluated again`() {
    let (tree, box, model) = (Tree(), StateBox(1), Model())
    let reader = Computed(in: tree) { _ = (box.current, model.number) }
    reader.unmount()
    box.current = 2
    model.number = 2
    tree.flush()
    #expect(reader.count == 1)
  }

  @Test func `an endless loop of evaluations is stopped and its views are named`() {
    let (tree, box) = (Tree(), StateBox(0))
    var loops: [[String]] = []
    tree.onLoop = { loops.append($0) }
    _ = Computed(in: tree) { box.current += 1 }
    let reader = Computed(in: tree) {
      let seen = box.current
      tree.afterUpdate { box.current = seen + 1 }
    }
    tree.flush()
    #expect(loops == [["Computed"]])
    #expect(reader.count < 100)
  }

  @Test func `100000 evaluations do not leak memory`() throws {
    let (tree, model) = (Tree(), Model())
    let reader = Computed(in: tree) { _ = model.number }
    // Without an end to each registration this keeps 107 MB. Other tests run at the same time, so
    // one quiet round of three is proof.
    let grown = try (0..<3).map { _ in
      let before = try residentKilobytes()
      for _ in 0..<100_000 { reader.evaluate() }
      return try residentKilobytes() - before
    }
    #expect(try #require(grown.min()) < 30_000)
    model.number += 1
    tree.flush()
    #expect(reader.count == 300_002)
  }

  private func residentKilobytes() throws -> Int {
    let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = try #require(Int(text.split(separator: " ")[1]))
    return pages * sysconf(Int32(_SC_PAGESIZE)) / 1024
  }
}
