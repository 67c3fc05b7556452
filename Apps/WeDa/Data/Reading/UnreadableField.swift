import WeDaDomain

/// A value that decodes but cannot be true: its path, what it was, and what would be right.
public struct UnreadableField: Error, Equatable, Sendable {
  /// Such as `list[3].main.temp`.
  public let path: String
  public let value: String
  public let rule: String

  public init(path: String, value: String, rule: String) {
    self.path = path
    self.value = value
    self.rule = rule
  }

  /// The same field, seen from one level further out.
  func below(_ parent: String) -> UnreadableField {
    let joined = path.hasPrefix("[") ? "\(parent)\(path)" : "\(parent).\(path)"
    return UnreadableField(path: joined, value: value, rule: rule)
  }
}

extension WeatherError {
  init(_ field: UnreadableField) { self = .unreadableAnswer(field: field.path) }
}

extension Double {
  /// The value itself, when it lies within a range.
  func checked(_ range: ClosedRange<Double>, _ path: String) throws(UnreadableField) -> Double {
    guard range.contains(self) else {
      throw UnreadableField(
        path: path, value: "\(self)", rule: "\(range.lowerBound) ... \(range.upperBound)")
    }
    return self
  }
}

/// Runs a part's mapping and puts the part's name before the path of whatever is wrong in it.
func mapping<Value>(
  _ parent: String, _ work: () throws(UnreadableField) -> Value
) throws(UnreadableField) -> Value {
  do throws(UnreadableField) { return try work() } catch { throw error.below(parent) }
}

extension Sequence {
  /// Maps one by one; what is wrong in an element gets its place in the list.
  func mapping<Value>(
    _ work: (Element) throws(UnreadableField) -> Value
  ) throws(UnreadableField) -> [Value] {
    var all: [Value] = []
    all.reserveCapacity(underestimatedCount)
    for element in self {
      do throws(UnreadableField) {
        all.append(try work(element))
      } catch {
        throw error.below("[\(all.count)]")
      }
    }
    return all
  }
}
