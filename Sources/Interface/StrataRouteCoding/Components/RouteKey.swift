/// The index of an element in an array, as a coding key.
struct RouteKey: CodingKey {
  var stringValue: String
  var intValue: Int?

  init(_ index: Int) {
    stringValue = String(index)
    intValue = index
  }

  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { self.init(intValue) }
}

/// A type whose values have no order, such as a dictionary.
protocol RouteUnordered {}
extension Dictionary: RouteUnordered {}
