import Testing

@testable import StrataRouteCoding

/// A route with a value of each type that a container encodes without a nested one.
private struct Scalars: Codable, Equatable {
  var flag = true
  var text = "a"
  var double = 1.5
  var float: Float = -2.25
  var int = -3
  var int8: Int8 = -8
  var int16: Int16 = -16
  var int32: Int32 = -32
  var int64: Int64 = -64
  var uint: UInt = 3
  var uint8: UInt8 = 8
  var uint16: UInt16 = 16
  var uint32: UInt32 = 32
  var uint64: UInt64 = 64
}

private struct OptionalScalars: Codable, Equatable {
  var flag: Bool?
  var text: String?
  var double: Double?
  var float: Float?
  var int: Int?
  var int8: Int8?
  var int16: Int16?
  var int32: Int32?
  var int64: Int64?
  var uint: UInt?
  var uint8: UInt8?
  var uint16: UInt16?
  var uint32: UInt32?
  var uint64: UInt64?

  static let full = Self(
    flag: false, text: "b", double: 2.5, float: 0.5, int: 1, int8: 2, int16: 3, int32: 4, int64: 5,
    uint: 6, uint8: 7, uint16: 8, uint32: 9, uint64: 10)
}

struct RouteScalarTests {
  /// Encodes a value, checks its components, and returns what is decoded from them.
  private func coded<T: Codable>(_ value: T, as expected: [String]) throws -> T {
    let components = try RouteCoder.components(for: value)
    #expect(components == expected)
    var path = components[...]
    let decoded = try RouteCoder.decode(T.self, from: &path)
    #expect(path.isEmpty)
    return decoded
  }

  @Test func `values of each number type are encoded in order and decoded`() throws {
    let expected = [
      "true", "a", "1.5", "-2.25", "-3", "-8", "-16", "-32", "-64", "3", "8", "16", "32", "64",
    ]
    #expect(try coded(Scalars(), as: expected) == Scalars())
  }

  @Test func `optional values of each number type are encoded in order and decoded`() throws {
    let expected = ["false", "b", "2.5", "0.5"] + (1...10).map(String.init)
    #expect(try coded(OptionalScalars.full, as: expected) == .full)
  }

  @Test
  func `missing optional values of each number type are encoded as hyphens in their positions`()
    throws
  {
    let empty = OptionalScalars()
    #expect(try coded(empty, as: Array(repeating: "-", count: 14)) == empty)
  }

  @Test(arguments: [
    ("[UInt8] with 255", [UInt8.max]), ("[UInt8] with 0", [0]),
  ])
  func `the largest and the smallest number of a type are decoded`(name: String, bytes: [UInt8])
    throws
  {
    #expect(try coded(bytes, as: ["1", "\(bytes[0])"]) == bytes)
  }

  @Test func `a number that its type cannot hold is refused`() {
    var path = ["1", "256"][...]
    let error = #expect(throws: RouteCodingError.self) {
      try RouteCoder.decode([UInt8].self, from: &path)
    }
    #expect(error?.description == "The route's '0' is '256', but must be a valid UInt8")
  }

  @Test(arguments: ["inf", "-infinity", "nan"])
  func `a number of an address or a route that is not finite is refused`(text: String) throws {
    for component in [text, "1e400"] {
      var path = [component][...]
      let error = #expect(throws: RouteCodingError.self) {
        try RouteCoder.decode(Double.self, from: &path)
      }
      #expect(error?.description == "The route is '\(component)', but must be a finite number")
    }
    let number = try #require(Float(text))
    let error = #expect(throws: RouteCodingError.self) {
      try RouteCoder.components(for: [number])
    }
    #expect(error?.field == "0")
  }

  @Test(arguments: ["\u{F}x", "\u{10}x", "\u{11}x", "\u{1F}0"])
  func `each control character is encoded with two digits`(text: String) throws {
    var path = try RouteCoder.components(for: text)[...]
    #expect(try RouteCoder.decode(String.self, from: &path) == text)
  }
}
