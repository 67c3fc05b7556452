import Foundation

/// A model of a page that applies the server's patches, as a browser's document does.
final class PageModel {
  let root: PageNode
  private(set) var url: String
  /// The previous addresses, to which Back returns.
  private(set) var earlier: [String] = []

  init(_ html: String, url: String) {
    root = PageParser.parse(html)
    self.url = url
  }

  func attribute(_ name: String) -> String? {
    root.all.lazy.compactMap { $0.attributes[name] }.first
  }

  func node(_ number: Int) -> PageNode? { root.all.first { $0.number == number } }

  /// Applies one operation of a patch, as described in `docs/internals/wire.md`.
  func apply(_ operation: [Any]) {
    guard let code = operation.first as? Int else { return }
    let numbers = operation.dropFirst().map { $0 as? Int ?? 0 }
    let texts = operation.dropFirst().map { $0 as? String ?? "" }
    let node = numbers.first.flatMap(self.node)
    switch code {
    case 0: node?.children = [.text(texts[1])]
    case 1: node?.attributes[texts[1]] = operation[3] as? String
    case 2: insert(texts[2], into: node, before: numbers[1])
    case 3: node?.leave()
    case 4: move(numbers[2], into: node, before: numbers[1])
    case 6: node?.value = texts[2]
    case 8: follow(texts[0], texts[1])
    case 11: node?.children = PageParser.parse(texts[1]).children
    default: break
    }
  }

  func goBack() -> String? {
    guard let last = earlier.popLast() else { return nil }
    url = last
    return last
  }

  private func insert(_ html: String, into parent: PageNode?, before: Int) {
    for child in PageParser.parse(html).children { parent?.append(child, before: before) }
  }

  private func move(_ number: Int, into parent: PageNode?, before: Int) {
    guard let node = node(number) else { return }
    node.leave()
    parent?.append(node, before: before)
  }

  private func follow(_ step: String, _ address: String) {
    if step == "push" { earlier.append(url) }
    if step == "pop" { _ = earlier.popLast() }
    url = address
  }
}
