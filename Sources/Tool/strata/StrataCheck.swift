import Foundation
import ImportGraph
import LayerRules

/// Words and an exit code: everything that the command tells the world.
struct Outcome {
  var text: String
  var exitCode: Int32
}

enum StrataCheck {
  static let usage = Outcome(text: "usage: strata check", exitCode: 2)

  static func run(in folder: String) -> Outcome {
    let top = URL(fileURLWithPath: folder, isDirectory: true)
    let file = top.appendingPathComponent("strata.json")
    guard let json = try? Data(contentsOf: file) else {
      return Outcome(text: "strata check: there is no strata.json in this folder", exitCode: 2)
    }
    do {
      let book = try LayerBook(json: json)
      let breaches = try LayerCheck(book: book).breaches(in: DiskTree(top: top))
      return verdict(breaches, of: book)
    } catch {
      return Outcome(text: "strata check: \(error)", exitCode: 2)
    }
  }

  private static func verdict(_ breaches: [Breach], of book: LayerBook) -> Outcome {
    guard !breaches.isEmpty else {
      return Outcome(text: "layers: \(book.floors.count) floors, no breach", exitCode: 0)
    }
    let list = breaches.map(\.description).joined(separator: "\n\n")
    let count = breaches.count == 1 ? "1 breach" : "\(breaches.count) breaches"
    return Outcome(text: "\(list)\n\nlayers: \(count)", exitCode: 1)
  }
}
