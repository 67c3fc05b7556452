/// The parsed flags of a simulator's command line: `--name value` or `--name=value`.
public struct CommandLineFlags: Sendable, Equatable {
  private var values: [String: [String]] = [:]

  /// Parses flags.
  ///
  /// - Parameters:
  ///   - arguments: The arguments without the program's name.
  ///   - known: The allowed names, without the two dashes.
  ///   - repeated: The names that may be repeated.
  /// - Throws: ``UsageError`` in one sentence.
  public init(
    _ arguments: [String], known: [String], repeated: Set<String> = []
  ) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("--") else {
        throw UsageError("Unexpected argument \"\(argument)\": flags are \(Self.shown(known)).")
      }
      let parts = argument.dropFirst(2).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard known.contains(name) else {
        throw UsageError("Unknown flag --\(name): flags are \(Self.shown(known)).")
      }
      guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst(), !value.isEmpty else {
        throw UsageError("Flag --\(name) needs a value.")
      }
      guard values[name] == nil || repeated.contains(name) else {
        throw UsageError("Flag --\(name) is given twice.")
      }
      values[name, default: []].append(value)
    }
  }

  /// Returns all values of a flag, in order.
  public func all(_ name: String) -> [String] { values[name] ?? [] }

  /// Returns the last value of a flag.
  public subscript(name: String) -> String? { values[name]?.last }

  /// Returns the value of `--port`.
  ///
  /// - Throws: ``UsageError`` if it is not a number from 0 to 65535.
  public func port(default port: Int) throws(UsageError) -> Int {
    guard let text = self["port"] else { return port }
    guard let number = Int(text), (0...65535).contains(number) else {
      throw UsageError("Flag --port is \"\(text)\", but must be a number from 0 to 65535.")
    }
    return number
  }

  /// Returns the faults of every `--fault`, each in the format of `POST /_faults`.
  ///
  ///     --fault '{"path":"/api/character","fault":"status","status":500,"times":2}'
  ///
  /// - Throws: ``UsageError`` if one is invalid.
  public func faults() throws(UsageError) -> [Fault] {
    var faults: [Fault] = []
    for text in all("fault") {
      do {
        faults += try Fault.list(Array(text.utf8))
      } catch {
        throw UsageError("Flag --fault: \(error).")
      }
    }
    return faults
  }

  private static func shown(_ known: [String]) -> String {
    known.map { "--\($0)" }.joined(separator: ", ")
  }
}

/// The error of an invalid command line, in one sentence.
public struct UsageError: Error, Equatable, CustomStringConvertible {
  /// The description in one sentence.
  public let description: String

  /// Creates an error.
  public init(_ description: String) { self.description = description }
}
