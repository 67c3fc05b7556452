/// The parts of an API in the ranking, such as `Gradient.Stop(color:location:)` or
/// `Button{}label:{}`.
struct UsageCall: Equatable {
  /// The qualifiers before the name in a call.
  var owner: [String]
  var name: String
  var labels: [String]
  var closures: [String]
  /// A Boolean value that indicates whether the API has parentheses or closures.
  var isCall: Bool

  init(_ api: String) {
    let head = api.prefix { $0 != "(" && $0 != "{" }
    let path = head.split(separator: ".").map(String.init)
    owner = path.dropLast()
    name = path.last ?? ""
    var rest = api[head.endIndex...]
    isCall = !rest.isEmpty
    labels = []
    if rest.hasPrefix("("), let end = rest.firstIndex(of: ")") {
      labels = rest[rest.index(after: rest.startIndex)..<end].split(separator: ":").map(String.init)
      rest = rest[rest.index(after: end)...]
    }
    closures = rest.split(separator: "{}", omittingEmptySubsequences: false).dropLast()
      .map { $0.isEmpty ? "_" : String($0.dropLast()) }
  }

  func fits(_ symbol: OwnSymbol) -> Bool {
    CallMatcher(labels: labels, closures: closures).fits(symbol.parameters)
  }
}
