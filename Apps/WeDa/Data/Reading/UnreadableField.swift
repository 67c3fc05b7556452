import WeDaDomain

/// An error for a value that decodes but is implausible: its path, the value, and the rule that it
/// breaks.
public struct UnreadableField: Error, Equatable, Sendable {
  /// The path of the field, such as `list[3].main.temp`.
  public let path: String
  /// The implausible value of the field.
  public let value: String
  /// The rule that the value breaks.
  public let rule: String

  /// Creates an error for a value that decodes but is implausible.
  public init(path: String, value: String, rule: String) {
    self.path = path
    self.value = value
    self.rule = rule
  }

  /// Returns the error with a parent's path prepended.
  func below(_ parent: String) -> UnreadableField {
    let joined = path.hasPrefix("[") ? "\(parent)\(path)" : "\(parent).\(path)"
    return UnreadableField(path: joined, value: value, rule: rule)
  }
}

extension WeatherError {
  init(_ field: UnreadableField) { self = .unreadableAnswer(field: field.path) }
}

extension Double {
  /// Returns the value if it is within a range; otherwise throws an error with the range.
  func checked(_ range: ClosedRange<Double>, _ path: String) throws(UnreadableField) -> Double {
    guard range.contains(self) else {
      throw UnreadableField(
        path: path, value: "\(self)", rule: "\(range.lowerBound) ... \(range.upperBound)")
    }
    return self
  }
}

/// Runs the conversion of a part, and prepends the part's name to the path of an error.
func mapping<Value>(
  _ parent: String, _ work: () throws(UnreadableField) -> Value
) throws(UnreadableField) -> Value {
  do throws(UnreadableField) { return try work() } catch { throw error.below(parent) }
}

extension Sequence {
  /// Converts each element, and prepends its index to the path of an error.
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
