import Foundation
import StrataSwiftEdits

/// The text of an Xcode project. A local package is inserted into it like the last existing one,
/// without changing any other byte.
struct XcodeProjectText {
  let path: String
  private(set) var text: String

  /// Adds a package and links its product to the app, unless it exists.
  ///
  /// - Parameters:
  ///   - folder: the package, from the project's folder.
  ///   - product: the product to link.
  /// - Throws: `EditConflict` if the project has no local package to copy.
  mutating func addPackage(_ folder: String, product: String) throws(EditConflict) {
    guard !text.contains("relativePath = \(folder);") else { return }
    guard let last = lastPackage() else {
      throw EditConflict(
        path, line: 1,
        "the project has no local package whose entries could be copied; add a package in Xcode first"
      )
    }
    let new = last.ids.map { ($0, fresh(after: $0)) }
    var made: [Substring] = []
    var block: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      made.append(line)
      guard block != nil || last.ids.contains(where: line.contains) else { continue }
      block = (block ?? []) + [line]
      // A definition ends with its brace; a mention in a list is one line.
      if line.hasSuffix("= {") || block.map({ $0.count > 1 }) == true && line != "\t\t};" {
        continue
      }
      made += (block ?? []).map { Substring(renamed(String($0), last, new, folder, product)) }
      block = nil
    }
    text = made.joined(separator: "\n")
  }

  /// Removes a package and its product, with every mention of them.
  ///
  /// - Parameters:
  ///   - folder: the package, from the project's folder.
  ///   - product: the linked product.
  mutating func removePackage(_ folder: String, product: String) {
    let names = ["/* \(product) ", "XCLocalSwiftPackageReference \"\(folder)\" "]
    var isInside = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      guard !isInside else {
        isInside = line != "\t\t};"
        return false
      }
      guard names.contains(where: line.contains) else { return true }
      isInside = line.hasSuffix("= {")
      return false
    }
    text = lines.joined(separator: "\n")
  }

  private typealias Package = (ids: [String], folder: String, product: String)

  private func renamed(
    _ line: String, _ last: Package, _ ids: [(String, String)], _ folder: String, _ product: String
  ) -> String {
    ids.reduce(line) { $0.replacing($1.0, with: $1.1) }
      .replacing(" \(last.product);", with: " \(product);")
      .replacing(" \(last.product) ", with: " \(product) ")
      .replacing(" \(last.folder);", with: " \(folder);")
      .replacing("\"\(last.folder)\"", with: "\"\(folder)\"")
  }

  /// Returns the last package, with the identifiers of its reference, its product and its build
  /// file; `nil` if there is none.
  private func lastPackage() -> Package? {
    guard let folder = values(of: "relativePath").last,
      let product = values(of: "productName").last(where: { $0.hasSuffix(folder) }),
      let reference = id(before: "/* XCLocalSwiftPackageReference \"\(folder)\" */ = {"),
      let linked = id(before: "/* \(product) */ = {"),
      let built = id(before: "/* \(product) in Frameworks */ = {")
    else { return nil }
    return ([reference, linked, built], folder, product)
  }

  private func values(of key: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let sides = line.split(separator: "=", maxSplits: 1)
      guard sides.count == 2, sides[0].allSatisfy({ !$0.isNewline }),
        sides[0].trimmingCharacters(in: .whitespaces) == key
      else { return nil }
      return sides[1].trimmingCharacters(in: CharacterSet(charactersIn: " ;\""))
    }
  }

  private func id(before words: String) -> String? {
    text.split(separator: "\n").lazy
      .filter { $0.contains(words) }
      .compactMap { $0.split(whereSeparator: \.isWhitespace).first.map(String.init) }.first
  }

  /// Returns the next identifier after one that no object has yet.
  private func fresh(after id: String) -> String {
    var number = id
    repeat { number = Self.next(number) } while text.contains(number)
    return number
  }

  /// Returns the hexadecimal number that follows an identifier, with the same number of digits.
  private static func next(_ id: String) -> String {
    let digits = Array("0123456789ABCDEF")
    var all = Array(id)
    var place = all.count - 1
    while place >= 0 {
      let value = digits.firstIndex(of: all[place]) ?? digits.count - 1
      all[place] = digits[(value + 1) % digits.count]
      if value + 1 < digits.count { break }
      place -= 1
    }
    return String(all)
  }
}
