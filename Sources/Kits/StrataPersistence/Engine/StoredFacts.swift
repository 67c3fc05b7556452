import Foundation

/// The facts that the index of positions remembers of each document's JSON.
///
/// Conditions on these members are checked without reading the document, which is what a search that
/// counts spends most of its time with. Other conditions have the same answers, only later.
///
///     let stalls = store.placed(
///       "stalls", of: StallFileDTO.self,
///       remembering: StoredFacts(presenceOf: ["closed"], textsOf: ["owner"]))
///
/// If the facts change in a later version of a program, the index is made anew at the first search.
public struct StoredFacts: Hashable, Sendable {
  let members: [String]
  let texts: [String]

  /// Creates the facts of a collection. Members are named as in ``StoredCondition``.
  ///
  /// - Parameters:
  ///   - members: The members of which it is remembered whether a document has them, at most 60.
  ///   - texts: The members whose texts are remembered, at most two.
  public init(presenceOf members: [String], textsOf texts: [String]) {
    precondition(members.count <= 60 && texts.count <= 2, "the index has no room for more facts")
    self.members = members
    self.texts = texts
  }

  /// A number that other facts most probably do not have, the same in each process.
  var shape: Int {
    let words = (members + [""] + texts).joined(separator: "\n")
    let hash = words.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return Int(hash >> 2)
  }

  /// Returns texts as an array of JSON.
  static func array(_ texts: [String]) -> Data {
    // Texts can always be encoded.
    (try? JSONEncoder().encode(texts)) ?? Data("[]".utf8)
  }
}
