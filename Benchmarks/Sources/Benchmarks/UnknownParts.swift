/// The error of a command line with words that name no benchmark.
struct UnknownParts: Error, CustomStringConvertible {
  /// The words that name nothing.
  let words: [String]
  /// The names of all benchmarks.
  let names: [String]

  var description: String {
    let quoted = words.map { "'\($0)'" }.joined(separator: " or ")
    return "Benchmarks has no part \(quoted); its parts are \(names.joined(separator: ", "))."
  }
}
